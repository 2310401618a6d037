interface CopiedLinks {
  readonly table: string;
  /** What comes along of each, beside the shoot. */
  readonly columns: string;
  /** The column that names a participant: the copy has participants of its own. */
  readonly participant?: string;
  readonly onlyIf?: string;
}

/** What a copy of a shoot takes over from the tables around it, what others lead to first. */
export const COPIED_LINKS: readonly CopiedLinks[] = [
  {
    table: 'shoot_participants',
    columns: 'personnel_id, name, role, email, position, created_at',
    participant: 'id',
  },
  { table: 'shoot_equipment', columns: 'equipment_id, quantity, position' },
  { table: 'shoot_props', columns: 'prop_id, position' },
  { table: 'shoot_costumes', columns: 'costume_id, position' },
  {
    table: 'shoot_participant_costumes',
    columns: 'costume_id, position',
    participant: 'participant_id',
  },
  {
    table: 'shoot_references',
    columns: 'url, type, notes, position, created_at',
    onlyIf: 'deleted_at is null',
  },
];
