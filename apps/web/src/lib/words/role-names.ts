import type { crewRoles, DEFAULT_CREW_ROLE } from '@lensemble/contract/crew-roles';
import { labelWords } from '@lensemble/messages/web/labels';

type SuggestedRole = (typeof crewRoles)[number] | typeof DEFAULT_CREW_ROLE;

const names: Readonly<Record<SuggestedRole, string>> = {
  Photographer: labelWords('role Photographer'),
  Videographer: labelWords('role Videographer'),
  Model: labelWords('role Model'),
  'Makeup Artist': labelWords('role Makeup Artist'),
  Stylist: labelWords('role Stylist'),
  Assistant: labelWords('role Assistant'),
  Coordinator: labelWords('role Coordinator'),
  Participant: labelWords('role Participant'),
};

const known = new Map<string, string>(Object.entries(names).map(([role, name]) => [name, role]));

/** The role to store for a name: suggested roles are stored in English. */
export const roleOfName = (name: string): string => known.get(name.trim()) ?? name;

/** A role in the language of the page. Custom roles stay as they are. */
export const roleName = (role: string): string =>
  Object.hasOwn(names, role) ? names[role as SuggestedRole] : role;
