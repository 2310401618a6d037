/**
 * In this header a call says which team it is meant for. Where another one is active by now (the person switched in another
 * tab, or was removed) it gets 409 `team_changed` instead of being carried out there.
 */
export const TEAM_HEADER = 'lensemble-team';
