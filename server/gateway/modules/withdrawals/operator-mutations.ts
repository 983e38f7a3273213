import type { MutationResolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'

/** The decisions of operators on withdrawals. Each answers with the withdrawal as it then stands. */
export const operatorWithdrawalMutations: MutationResolvers = {
  claimWithdrawal: (_, { input: { id } }, { wps }) =>
    payload(async () => ({ withdrawal: await wps.call('claimWithdrawal', { params: { id }, body: {} }) })),
  unclaimWithdrawal: (_, { input: { id } }, { wps }) =>
    payload(async () => ({ withdrawal: await wps.call('unclaimWithdrawal', { params: { id }, body: {} }) })),
  approveWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({
      withdrawal: await wps.call('approveWithdrawal', { params: { id }, body: given(body) }),
    })),
  rejectWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ withdrawal: await wps.call('rejectWithdrawal', { params: { id }, body }) })),
  releaseWithdrawal: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({
      withdrawal: await wps.call('releaseWithdrawal', { params: { id }, body: given(body) }),
    })),
  payWithdrawalAgain: (_, { input: { id, reason, ...body } }, { wps }) =>
    payload(async () => ({
      withdrawal: await wps.call('payWithdrawalAgain', { params: { id }, body: { ...given(body), reason } }),
    })),
  forceWithdrawalReceipt: (_, { input: { id, ...body } }, { wps }) =>
    payload(async () => ({ withdrawal: await wps.call('forceWithdrawalReceipt', { params: { id }, body }) })),
  failWithdrawal: (_, { input: { id, reason, ...body } }, { wps }) =>
    payload(async () => ({
      withdrawal: await wps.call('failWithdrawal', { params: { id }, body: { ...given(body), reason } }),
    })),
}
