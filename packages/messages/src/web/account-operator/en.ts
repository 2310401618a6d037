export const en = {
  title: 'Server operations',
  about: 'You are an operator: see accounts, teams, failed emails and the state of the server.',
  open: 'Open the operator page',
  search: 'operator admin server',
} as const;
