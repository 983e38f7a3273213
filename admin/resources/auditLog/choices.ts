const ACTIONS = [
  'merchants.update',
  'modules.update',
  'registrationFields.update',
  'banners.create',
  'banners.update',
  'banners.delete',
  'announcements.create',
  'announcements.update',
  'announcements.delete',
  'identities.view',
  'identities.claim',
  'identities.approve',
  'identities.reject',
  'exclusions.lift',
  'exclusions.keep',
  'limits.update',
  'members.reopen',
  'operators.signIn',
  'operators.signOut',
]
const SUBJECTS = [
  'merchants',
  'whitelabelModules',
  'registrationFields',
  'banners',
  'announcements',
  'members',
  'identities',
  'exclusions',
  'operators',
]

export const actionChoices = ACTIONS.map((id) => ({ id, name: `auditActions.${id}` }))
export const subjectChoices = SUBJECTS.map((id) => ({ id, name: `auditSubjects.${id}` }))
