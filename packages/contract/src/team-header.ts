/**
 * The request header with the id of the team that a call is meant for. If another team is active by now (the user
 * switched in another tab, or was removed), the call fails with 409 `team_changed`.
 */
export const TEAM_HEADER = 'lensemble-team';
