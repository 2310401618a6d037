import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { emptyInstallation } from './installations.ts';

const item =
  'id varchar primary key, team_id varchar not null, created_at timestamp default now(), updated_at timestamp default now()';
const ofShoot =
  'id varchar primary key, shoot_id varchar not null, created_at timestamp default now()';

/** The tables of the hosted system, without keys, so that tests can add rows of every kind. */
const TABLES = `
  drop schema public cascade;
  create schema public;
  create schema auth;
  create table auth.users (id uuid primary key, email text, email_confirmed_at timestamptz, raw_user_meta_data jsonb,
    encrypted_password text, created_at timestamptz default now());
  create table teams (id varchar primary key, name text, created_at timestamp default now(), updated_at timestamp);
  create table user_profiles (id varchar primary key default gen_random_uuid(), user_id varchar not null unique,
    first_name text, last_name text, avatar_url text, active_team_id varchar, created_at timestamp default now(),
    updated_at timestamp);
  create table team_members (id varchar primary key default gen_random_uuid(), team_id varchar not null,
    user_id varchar not null, role text not null, created_at timestamp default now(), updated_at timestamp);
  create table team_invites (id varchar primary key default gen_random_uuid(), team_id varchar not null,
    invite_code text not null unique, expires_at timestamp, created_by varchar not null, created_at timestamp default now());
  create table personnel (${item}, name text, email text, phone text, notes text, avatar_url text);
  create table equipment (${item}, name text, category text, description text, quantity integer, available boolean,
    image_url text);
  create table locations (${item}, name text, address text, place_id text, latitude real, longitude real, notes text,
    image_url text);
  create table props (${item}, name text, description text, available boolean, image_url text);
  create table costume_progress (${item}, character_name text, series_name text, status text not null,
    completion_percentage integer, todos text[], notes text, image_url text);
  create table shoots (${item}, user_id varchar, title text not null, status text not null, is_public boolean,
    date timestamp, time text, duration_minutes integer, reminder_time timestamp, location_id varchar,
    location_notes text, description text, color text, instagram_links text[], calendar_event_id text,
    calendar_event_url text, docs_url text, docs_id text);
  create table shoot_references (${ofShoot}, type text not null, url text not null, notes text);
  create table shoot_participants (${ofShoot}, personnel_id varchar, name text not null, role text not null, email text);
  create table shoot_equipment (${ofShoot}, equipment_id varchar not null, quantity integer);
  create table shoot_props (${ofShoot}, prop_id varchar not null);
  create table shoot_costumes (${ofShoot}, costume_id varchar not null);
  create table oauth_tokens (id varchar primary key, user_id varchar, access_token text)`;

/** A stand-in for the database of the hosted system. */
export interface HostedSystem {
  readonly url: string;
  readonly pool: Pool;
  /** Adds a row, a second after the last one. @returns its id */
  add(table: string, values?: Readonly<Record<string, unknown>>): Promise<string>;
  close(): Promise<void>;
}

export async function startHostedSystem(): Promise<HostedSystem> {
  const installation = await emptyInstallation();
  const database = await installation.open();
  const { pool } = database;
  for (const statement of TABLES.split(';\n')) await pool.query(statement);
  const { host } = pool.options;
  let moment = Date.UTC(2026, 0, 1);
  return {
    url: installation.env.databaseUrl ?? `postgres://postgres@localhost/postgres?host=${host}`,
    pool,
    async add(table, given = {}) {
      moment += 1_000;
      const createdAt = new Date(moment).toISOString().replace('Z', '');
      const values: Record<string, unknown> = { id: randomUUID(), created_at: createdAt, ...given };
      const names = Object.keys(values);
      const places = names.map((_, index) => `$${index + 1}`);
      await pool.query(
        `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
        Object.values(values),
      );
      return String(values.id);
    },
    async close() {
      await database.close();
      await installation.remove();
    },
  };
}
