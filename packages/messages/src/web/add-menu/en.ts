export const en = {
  notLoaded: 'The list could not be loaded',
  tryAgain: 'Try again',
  nothingMatches: 'Nothing matches “{typed}”',
  firstOf: 'Showing {shown} of {found}. Type to find others',
  loading: 'Loading...',
  detailAndState: '{detail} · {state}',
} as const;
