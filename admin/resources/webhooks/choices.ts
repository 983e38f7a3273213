/** What webhooks are told of. */
export const kindChoices = ['MEMBER_REGISTERED', 'DEPOSIT_CHANGED', 'WITHDRAWAL_CHANGED', 'IDENTITY_DECIDED'].map(
  (id) => ({ id, name: `webhookKinds.${id}` }),
)
