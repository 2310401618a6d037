/** How a column is read: as what type its values come. `moment`: ISO 8601 in UTC. `json`: any value. */
interface Values {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  readonly list: readonly (string | null)[];
  readonly moment: string;
  readonly json: unknown;
}
type Kind = keyof Values;

/** Why a column is left out. The first two are reported for each row that has a value, without the value. */
const reasons = {
  google:
    'It belongs to a Google account of the hosted system: make the event or the document anew',
  code: 'The team gets a new invite link, which cannot be guessed: send it to those who wait for one',
  shared: 'Shoots belong to the team, not to a person',
  unused: 'Nothing here needs it',
} as const;
type Reason = keyof typeof reasons;
const silent: readonly Reason[] = ['shared', 'unused'];

interface LeftOut {
  readonly leftOut: Reason;
}
const leftOut = (leftOut: Reason): LeftOut => ({ leftOut });
const unused = leftOut('unused');

const stamps = { created_at: 'moment', updated_at: 'moment' } as const;
const item = { id: 'text', team_id: 'text', ...stamps } as const;
const ofShoot = {
  id: 'text',
  shoot_id: 'text',
  created_at: 'moment',
  updated_at: unused,
} as const;

/**
 * The tables of the hosted system, with each column: how it is read, or why it is left out. The functions that map rows do
 * not compile if they do not name each column that is read. The table `oauth_tokens` is not read at all: people connect
 * their Google accounts anew.
 */
const columns = {
  /** The accounts, in the schema `auth`. */
  users: {
    id: 'text',
    email: 'text',
    email_confirmed_at: 'moment',
    raw_user_meta_data: 'json',
    created_at: 'moment',
  },
  user_profiles: {
    id: 'text',
    user_id: 'text',
    first_name: 'text',
    last_name: 'text',
    avatar_url: 'text',
    active_team_id: 'text',
    created_at: unused,
    updated_at: unused,
  },
  teams: { id: 'text', name: 'text', created_at: 'moment', updated_at: unused },
  team_members: {
    id: 'text',
    team_id: 'text',
    user_id: 'text',
    role: 'text',
    created_at: 'moment',
    updated_at: unused,
  },
  team_invites: {
    id: 'text',
    team_id: 'text',
    invite_code: leftOut('code'),
    expires_at: unused,
    created_by: unused,
    created_at: unused,
    updated_at: unused,
  },
  personnel: {
    ...item,
    name: 'text',
    email: 'text',
    phone: 'text',
    notes: 'text',
    avatar_url: 'text',
  },
  equipment: {
    ...item,
    name: 'text',
    category: 'text',
    description: 'text',
    quantity: 'number',
    available: 'flag',
    image_url: 'text',
  },
  locations: {
    ...item,
    name: 'text',
    address: 'text',
    place_id: 'text',
    latitude: 'number',
    longitude: 'number',
    notes: 'text',
    image_url: 'text',
  },
  props: { ...item, name: 'text', description: 'text', available: 'flag', image_url: 'text' },
  costume_progress: {
    ...item,
    character_name: 'text',
    series_name: 'text',
    status: 'text',
    completion_percentage: 'number',
    todos: 'list',
    notes: 'text',
    image_url: 'text',
  },
  shoots: {
    ...item,
    user_id: leftOut('shared'),
    title: 'text',
    status: 'text',
    is_public: 'flag',
    date: 'moment',
    time: 'text',
    duration_minutes: 'number',
    reminder_time: 'moment',
    location_id: 'text',
    location_notes: 'text',
    description: 'text',
    color: 'text',
    instagram_links: 'list',
    calendar_event_id: leftOut('google'),
    calendar_event_url: leftOut('google'),
    docs_url: leftOut('google'),
    docs_id: leftOut('google'),
  },
  shoot_references: { ...ofShoot, type: 'text', url: 'text', notes: 'text' },
  shoot_participants: {
    ...ofShoot,
    personnel_id: 'text',
    name: 'text',
    role: 'text',
    email: 'text',
  },
  shoot_equipment: { ...ofShoot, equipment_id: 'text', quantity: 'number' },
  shoot_props: { ...ofShoot, prop_id: 'text' },
  shoot_costumes: { ...ofShoot, costume_id: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Kind | LeftOut>>>>;

export type SourceTable = keyof typeof columns;
type Columns<Table extends SourceTable> = (typeof columns)[Table];

/** A row as it is read, without the columns that are left out. Every value can be missing. */
export type Row<Table extends SourceTable> = {
  readonly [Column in keyof Columns<Table> as Columns<Table>[Column] extends Kind ? Column : never]:
    | Values[Columns<Table>[Column] & Kind]
    | null;
};

/** What a mapping function calls with the columns that it does not name: there are none. */
export const nothingElse = (_: Readonly<Record<string, never>>): void => {};

export const sourceTables = Object.keys(columns) as readonly SourceTable[];

/** A column that is read, or one of which only is read whether it has a value. */
export type ColumnSpec =
  | { readonly name: string; readonly kind: Kind }
  | { readonly name: string; readonly why: string };

export const columnsOf = (table: SourceTable): readonly ColumnSpec[] =>
  Object.entries<Kind | LeftOut>(columns[table]).flatMap(([name, spec]): ColumnSpec[] => {
    if (typeof spec === 'string') return [{ name, kind: spec }];
    return silent.includes(spec.leftOut) ? [] : [{ name, why: reasons[spec.leftOut] }];
  });

/** All columns, also those that are not read. */
export const knownColumns = (table: SourceTable): readonly string[] => Object.keys(columns[table]);

/** The rows of these tables belong to a shoot, those of the others to a team. */
export const tablesOfShoots = [
  'shoot_references',
  'shoot_participants',
  'shoot_equipment',
  'shoot_props',
  'shoot_costumes',
] as const satisfies readonly SourceTable[];

export const tablesOfTeams = [
  'team_members',
  'team_invites',
  'personnel',
  'equipment',
  'locations',
  'props',
  'costume_progress',
  'shoots',
] as const satisfies readonly SourceTable[];

export type TableOfShoots = (typeof tablesOfShoots)[number];
export type TableOfTeams = (typeof tablesOfTeams)[number];

export const schemaOf = (table: SourceTable) => (table === 'users' ? 'auth' : 'public');
