-- Fills every team, and as many new ones as the variable says, with shoots, crews and things. No trigger records as activity
-- what no one did.
\set ON_ERROR_STOP on
set session_replication_role = replica;
set statement_timeout = 0;

insert into teams (name, invite_code) select 'Team ' || n, 'million-' || n from generate_series(1, :others) n;

insert into personnel (team_id, name) select t.id, 'Item ' || n from teams t, generate_series(0, 19) n;
insert into costumes (team_id, character_name) select t.id, 'Item ' || n from teams t, generate_series(0, 19) n;
insert into equipment (team_id, name, category)
  select t.id, 'Item ' || n, 'Lighting' from teams t, generate_series(0, 19) n;

insert into shoots
  (team_id, title, description, status, date, time, time_zone, duration_minutes, color, held, held_zone_data)
select t.id, 'Shoot ' || n, repeat('Lanterns, fog and a slow walk along the shore. ', 3), 'planning', wall::date,
  to_char(wall, 'HH24:MI'), 'UTC', 120, '#3B82F6',
  tstzrange(wall at time zone 'UTC', wall at time zone 'UTC' + interval '2 hours'), :'zone_data'
from teams t, generate_series(0, :shoots_of_team - 1) n,
  lateral (select timestamp '2126-01-01' + n * interval '12 hours' as wall) w;

create temp table numbered_shoots as
  select team_id, id, split_part(title, ' ', 2)::int as number from shoots;
create temp table numbered_people as
  select team_id, id, name, split_part(name, ' ', 2)::int as number from personnel;
create temp table numbered_costumes as
  select team_id, id, split_part(character_name, ' ', 2)::int as number from costumes;
create temp table numbered_equipment as
  select team_id, id, split_part(name, ' ', 2)::int as number from equipment;

insert into shoot_participants (team_id, shoot_id, personnel_id, name)
select s.team_id, s.id, i.id, i.name
from numbered_shoots s cross join generate_series(0, 1) k
  join numbered_people i on i.team_id = s.team_id and i.number = (s.number * 7 + k) % 20;
insert into shoot_costumes (team_id, shoot_id, costume_id)
select s.team_id, s.id, i.id
from numbered_shoots s join numbered_costumes i on i.team_id = s.team_id and i.number = (s.number * 7) % 20;
insert into shoot_equipment (team_id, shoot_id, equipment_id)
select s.team_id, s.id, i.id
from numbered_shoots s join numbered_equipment i on i.team_id = s.team_id and i.number = (s.number * 7) % 20;
