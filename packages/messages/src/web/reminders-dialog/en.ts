export const en = {
  title: 'Send a reminder?',
  description:
    'The crew gets the plan by email, with an event for their calendar. To ask who is coming, send the call sheet instead.',
  descriptionUnsaved:
    'The crew gets the plan by email, with an event for their calendar. To ask who is coming, send the call sheet instead. Unsaved changes are saved first.',
  loading: 'Loading the crew',
  notLoaded: 'The crew list could not be loaded.',
  recipients: 'Recipients',
  person: '{name}, {role}',
  noAddress: { one: '{names} has no email address.', other: '{names} have no email address.' },
  needsAddress: 'Add an email address to a crew member to send a reminder.',
  unsubscribed: {
    one: '{names} does not want emails from this team.',
    other: '{names} do not want emails from this team.',
  },
  neverSent: 'No reminder has been sent for this shoot.',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  send: 'Send',
  sendTo: { one: 'Send to {count} person', other: 'Send to {count} people' },
} as const;
