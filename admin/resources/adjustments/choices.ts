export const stateChoices = ['REQUESTED', 'APPROVED', 'REJECTED', 'WITHDRAWN'].map((id) => ({
  id,
  name: `adjustmentStates.${id}`,
}))
export const kindChoices = ['CREDIT', 'DEBIT', 'CORRECTION', 'REVERSAL'].map((id) => ({
  id,
  name: `adjustmentKinds.${id}`,
}))
