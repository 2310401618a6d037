export const en = {
  note: 'Email is off on this server: what you send only goes to its outbox, and no one gets it. Ask the people who run it to set up a mail server, or pass on the links yourself.',
  askForLink:
    'Email is off on this server, so no link reaches you. Ask the people who run it for a password link.',
  noOneTold: 'Email is off on this server, so no one is told. Pass it on yourself.',
  newAddress:
    'Email is off on this server, so no link reaches the new address, and your email stays as it is. Ask the people who run it to set up a mail server.',
  kept: {
    one: 'Not emailed: {count} email is in the outbox',
    other: 'Not emailed: {count} emails are in the outbox',
  },
  state: 'In the outbox',
} as const;
