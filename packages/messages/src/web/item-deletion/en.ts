export const en = {
  crewTitle: 'Delete Crew Member',
  crewQuestion: 'Are you sure you want to delete this crew member? This action cannot be undone.',
  equipmentTitle: 'Delete Equipment',
  equipmentQuestion:
    'Are you sure you want to delete this equipment? This action cannot be undone.',
  locationTitle: 'Delete Location',
  locationQuestion: 'Are you sure you want to delete this location? This action cannot be undone.',
  propTitle: 'Delete Prop',
  propQuestion: 'Are you sure you want to delete this prop? This action cannot be undone.',
  costumeTitle: 'Delete Costume',
  costumeQuestion: 'Are you sure you want to delete this costume? This action cannot be undone.',
  kitTitle: 'Delete Kit',
  kitQuestion: 'Are you sure you want to delete this kit? It stays in the trash for 30 days.',
  inKits: 'In the kits {names}, and will be removed from them',
  inKit: 'In the kit {names}, and will be removed from it',
  delete: 'Delete',
  uses: {
    one: 'In {count} shoot, and will be removed from it',
    other: 'In {count} shoots, and will be removed from them',
  },
} as const;
