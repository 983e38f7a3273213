import { orNull } from '../../../errors.ts'
import type { PromotionInput, Resolvers } from '../../../generated/resolvers.ts'
import { pageOf, pageQuery } from '../../../paging.ts'
import { given, payload } from '../../../user-errors.ts'
import type { CallInput } from '../../../wps/types.ts'
import { audienceBody } from '../../audiences/audience-body.ts'

export const promotionsOperatorResolvers: Resolvers = {
  Query: {
    operatorPromotions: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorPromotions', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorPromotion: (_, { id }, { wps }) => orNull(wps.call('getOperatorPromotion', { params: { id } })),
    operatorPromotionClaims: async (_, { page, filter }, { wps }) =>
      pageOf(await wps.call('listOperatorPromotionClaims', { query: { ...pageQuery(page), ...given(filter ?? {}) } })),
    operatorPromotionClaim: (_, { id }, { wps }) => orNull(wps.call('getOperatorPromotionClaim', { params: { id } })),
  },
  Mutation: {
    createPromotion: (_, { input }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('createPromotion', { body: draftBody(input) }) })),
    updatePromotion: (_, { id, input }, { wps }) =>
      payload(async () => ({
        promotion: await wps.call('updatePromotion', { params: { id }, body: draftBody(input) }),
      })),
    publishPromotion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('publishPromotion', { params: { id }, body }) })),
    pausePromotion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('pausePromotion', { params: { id }, body }) })),
    closePromotion: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ promotion: await wps.call('closePromotion', { params: { id }, body }) })),
    estimatePromotion: (_, { id }, { wps }) =>
      payload(async () => ({ estimate: await wps.call('estimatePromotion', { params: { id } }) })),
    takePromotionClaim: (_, { id }, { wps }) =>
      payload(async () => ({ claim: await wps.call('takePromotionClaim', { params: { id } }) })),
    approvePromotionClaim: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ claim: await wps.call('approvePromotionClaim', { params: { id }, body }) })),
    rejectPromotionClaim: (_, { input: { id, ...body } }, { wps }) =>
      payload(async () => ({ claim: await wps.call('rejectPromotionClaim', { params: { id }, body }) })),
  },
}

type Draft = CallInput<'createPromotion'>['body']

/** The platform wants each term named, be it with null, and of what is given nothing but what belongs to its kind. */
function draftBody({ reason, endsAt, terms, ...draft }: PromotionInput): Draft {
  const { reward, leastDeposit, loss, contact, audience, turnover, holdsSuspicious, ...rest } = terms
  return {
    ...draft,
    ...(reason && { reason }),
    endsAt: endsAt ?? null,
    terms: {
      ...rest,
      reward: given(reward) as Draft['terms']['reward'],
      leastDeposit: leastDeposit ?? null,
      loss: loss ?? null,
      contact: contact ?? null,
      audience: audienceBody(audience),
      turnover: {
        ...turnover,
        greatestBet: turnover.greatestBet ?? null,
        leastOdds: turnover.leastOdds ?? null,
        days: turnover.days ?? null,
      },
      holdsSuspicious: holdsSuspicious ?? true,
    },
  }
}
