export const en = {
  notLoaded: 'The list could not be loaded',
  tryAgain: 'Try again',
  nothingMatches: 'Nothing matches “{typed}”',
  firstOf: 'The first {shown} of {found}: type to find others',
  loading: 'Loading...',
  detailAndState: '{detail} · {state}',
} as const;
