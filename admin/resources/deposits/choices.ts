export const stateChoices = ['CREATED', 'PENDING', 'REVIEW', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'].map((id) => ({
  id,
  name: `depositStates.${id}`,
}))
