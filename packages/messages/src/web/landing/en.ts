export const en = {
  documentTitle: 'Plan cosplay photo shoots together',
  description:
    'Lensemble plans cosplay photo shoots with your whole team: costumes, crew, gear, places and reference pictures, in one call sheet that fits a phone.',
  shareTitle: 'Everyone on set, in the same light',
  shareText: 'Plan cosplay photo shoots with your whole team, from a loose idea to ready to shoot.',
  sharePicture: 'A contact sheet of cosplay pictures, one of them ringed.',
  account: 'Account',
  toggleTheme: 'Toggle theme',
  signIn: 'Sign In',
  start: 'Get Started',
  create: 'Create Free Account',
  join: 'Join with Invite Code',
  byInvitation: 'Sign-up is by invitation only. Ask a team member for a code.',
  closed: 'New accounts cannot be created here at the moment. If you already have one, sign in.',
  headline: 'Everyone on set, in the {light}.',
  sameLight: 'same light',
  about:
    'Lensemble plans cosplay shoots with your whole team: costumes, crew, gear, places and the pictures you are chasing, in one call sheet that fits a phone.',
  boardTitle: 'From a loose idea to ready to shoot',
  boardText:
    'Four columns, no ceremony. Drop in a picture and a name; the date, the crew and the call time come when they come.',
  boardAlt:
    'The board: shoots in columns by status, with a picture, date, time, place and crew on each card.',
  calendarTitle: 'The month as a contact sheet',
  calendarText:
    'Every planned day is a frame. See what is coming, what clashes, and which Saturday is still free, at a glance.',
  calendarAlt:
    'The calendar of a month: days with a shoot show its picture and a dot for its status, today is ringed.',
  catalogTitle: 'One catalog, every shoot',
  catalogText:
    'Crew, equipment, locations, props and costumes live with the team. Write it down once and put it on every shoot that needs it.',
  catalogAlt: 'The costume catalog: cards with pictures, status, notes and todos.',
  callSheetTitle: 'A call sheet people open',
  callSheetText:
    'One link, no account. Where, when, who wears what, and the frames you are after. Send reminders, export it to a document, put it in the calendar.',
  callSheetAlt: 'A shared shoot: its picture, title, schedule, time and location.',
  curtain: 'Places, everyone.',
  madeFor: 'Made for the people behind and inside the costume.',
} as const;
