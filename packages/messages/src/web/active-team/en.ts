export const en = {
  switched: 'Team switched',
  nowIn: 'You are now working in {team}.',
  nowInAsMember: 'Welcome to {team}. You are a member.',
  nowInAsAdmin: 'Welcome to {team}. You are an admin.',
  notSwitched: 'Failed to switch team',
  tryAgain: 'Please try again.',
  noLongerIn: 'You are no longer in {team}',
  noLongerInIt: 'You are no longer in the team',
  notSaved: 'Not saved',
  cannotSaveIn:
    'You are no longer in {team}, so this cannot be saved there. Your entries are still here to copy.',
  cannotSaveInIt:
    'You are no longer in the previous team, so this cannot be saved there. Your entries are still here to copy.',
  switchedElsewhere: 'You switched to {active} elsewhere. To save this, switch back to {team}.',
  switchBack: 'Switch back',
} as const;
