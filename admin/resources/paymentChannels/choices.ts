export const gatewayChoices = ['VIETQR', 'PSP', 'MANUAL'].map((id) => ({ id, name: `paymentGateways.${id}` }))
