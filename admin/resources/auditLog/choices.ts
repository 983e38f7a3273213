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
  'withdrawals.claim',
  'withdrawals.unclaim',
  'withdrawals.approve',
  'withdrawals.reject',
  'withdrawals.release',
  'withdrawals.payAgain',
  'withdrawals.forceReceipt',
  'withdrawals.fail',
  'operators.signIn',
  'operators.signOut',
]
const SUBJECTS = [
  'merchants',
  'whitelabelModules',
  'registrationFields',
  'banners',
  'announcements',
  'withdrawals',
  'operators',
]

export const actionChoices = ACTIONS.map((id) => ({ id, name: `auditActions.${id}` }))
export const subjectChoices = SUBJECTS.map((id) => ({ id, name: `auditSubjects.${id}` }))
