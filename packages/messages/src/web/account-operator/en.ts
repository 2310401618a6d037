export const en = {
  title: 'Operation of this server',
  about:
    'You are one of its operators: accounts, teams, failed emails and the state of the server.',
  open: 'Open the page of operators',
  search: 'operator admin server',
} as const;
