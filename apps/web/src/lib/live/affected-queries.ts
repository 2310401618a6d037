import { listActivity } from '@lensemble/contract/activity';
import { listAway } from '@lensemble/contract/away';
import { getCallLink } from '@lensemble/contract/calls';
import type { CatalogueKind } from '@lensemble/contract/catalogue-kinds';
import { listComments } from '@lensemble/contract/comments';
import { getConsentWording } from '@lensemble/contract/consent-wording';
import { listConsents } from '@lensemble/contract/consents';
import { getConventionLink } from '@lensemble/contract/convention-links';
import { listConventions } from '@lensemble/contract/conventions';
import { getCredits } from '@lensemble/contract/credits';
import { getOwnEntry } from '@lensemble/contract/crew-accounts';
import { getDatePoll } from '@lensemble/contract/date-polls';
import { getGallery } from '@lensemble/contract/galleries';
import type { Change, ChangeKind } from '@lensemble/contract/live';
import { listMembers } from '@lensemble/contract/members';
import { getDay } from '@lensemble/contract/operations';
import { getShareLink } from '@lensemble/contract/share-links';
import { getShoot, listShoots } from '@lensemble/contract/shoots';
import { listTeams } from '@lensemble/contract/teams';
import { listTemplates } from '@lensemble/contract/templates';
import { listTrash } from '@lensemble/contract/trash';
import type { QueryKey } from '@tanstack/react-query';
import { listItemsQuery } from '../catalogues/catalogues.ts';

/** What is derived from all shoots. */
const derived = ['outlook', 'polls', 'names', 'map', 'availability', 'convention'].map((part) => [
  listShoots.path,
  part,
]);
/** What has the names of the people of shoots. */
const named = [listConsents.path, getCredits.path, getDatePoll.path];
/** Comments go and come back with their references, and people with their answers. */
const ofShoot = [
  ...[listShoots.path, getShoot.path, getDay.path, getGallery.path, listComments.path],
  ...named,
];
export const queriesOfShoot = (id: string): readonly QueryKey[] =>
  ofShoot.map((path) => [path, id]);
const item = (kind: CatalogueKind) => () => [listItemsQuery(kind).queryKey, [listShoots.path]];
/** Packing lists have its name. */
const packed = (kind: CatalogueKind) => () => [...item(kind)(), [getDay.path]];

/** The keys of the queries that a change makes stale, or their beginnings. The list of shoots is not among those of a shoot. */
const affected: Readonly<Record<ChangeKind, (id: string) => readonly QueryKey[]>> = {
  shoot: (id) => [...queriesOfShoot(id), ...derived],
  day: (id) => [[getDay.path, id]],
  calls: (id) => [
    [listShoots.path, id, 'calls'],
    [getCallLink.path, id],
    [listConsents.path, id],
    [listShoots.path, 'outlook'],
  ],
  comments: (id) => [[listComments.path, id]],
  datePoll: (id) => [
    [getDatePoll.path, id],
    [listShoots.path, 'polls'],
  ],
  shareLink: (id) => [[getShareLink.path, id]],
  personnel: () => [...item('personnel')(), ...[getOwnEntry.path, ...named].map((path) => [path])],
  equipment: packed('equipment'),
  locations: item('locations'),
  props: packed('props'),
  costumes: packed('costumes'),
  kits: () => [listItemsQuery('kits').queryKey, [getDay.path]],
  away: (id) => [
    [listAway.path, id],
    [listShoots.path, 'availability'],
  ],
  convention: (id) => [[listConventions.path], [listShoots.path], [getConventionLink.path, id]],
  template: () => [[listTemplates.path]],
  members: (id) => [[listMembers.path, id], [listTeams.path]],
  team: () => [[listTeams.path], [getConsentWording.path]],
};

/** What every change may add to. */
const always = [[listActivity.path], [listTrash.path]];

export const affectedBy = ({ kind, id }: Change): readonly QueryKey[] => [
  ...affected[kind](id),
  ...always,
];

/** Those that a shoot leaves behind that is gone. */
export const lost = (): readonly QueryKey[] => [...derived, ...always];

/** Those of any change. */
export const affectedByAny: readonly QueryKey[] = [
  ...new Set(
    [...Object.values(affected).flatMap((keysOf) => keysOf('')), ...always].map(([first]) => first),
  ),
].map((first) => [first]);
