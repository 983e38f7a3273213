export const stateChoices = ['CREATED', 'PENDING', 'REVIEW', 'PAID', 'CREDITED', 'EXPIRED', 'FAILED'].map((id) => ({
  id,
  name: `depositStates.${id}`,
}))
export const gatewayChoices = ['VIETQR', 'PSP', 'MANUAL'].map((id) => ({ id, name: `paymentGateways.${id}` }))
