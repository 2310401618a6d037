export const en = {
  title: 'Invitation',
  loading: 'Loading the invitation',
  notValid: 'This invitation does not work',
  notReached: 'Lensemble cannot be reached. Please try again.',
  question: 'Join {team}?',
  isIn: 'You are in {team}',
  asMember:
    'You are signed in as {address}. You will join as a member. Your other teams do not change.',
  asAdmin:
    'You are signed in as {address}. You will join as an admin. Your other teams do not change.',
  isMember: 'You are already a member of this team.',
  isMemberShare: 'You are already a member of this team. Share this link to invite others.',
  join: 'Join team',
  joining: 'Joining...',
  tryAgain: 'Try again',
  notNow: 'Not now',
  goToTeam: 'Go to your team',
} as const;
