/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of claimPromotion. */
export type ClaimPromotionInput = {
  /** At most 140 characters. */
  comment?: string | null | undefined;
  /** Id of the promotion to take part in, as `Promotion.id` tells it; one that is given by a code is refused. */
  id: string | number;
  /** Files that the member uploaded, three at most. */
  images?: Array<string | number> | null | undefined;
};

/** How a rain of envelopes stands for a member. */
export type EnvelopeStanding =
  /** Others opened all of them. */
  | 'GONE'
  /** It is for a higher VIP level. */
  | 'HIGHER_LEVEL'
  /** An envelope can be opened. */
  | 'OPEN'
  /** The member opened one; of one a day, today. */
  | 'OPENED'
  /** It is over. */
  | 'OVER'
  /** It begins later. */
  | 'SOON';

/** Input of openEnvelope. */
export type OpenEnvelopeInput = {
  /** The rain. */
  id: string | number;
};

/** How a promotion stands for somebody, section 4 of the specification. */
export type PromotionStanding =
  /** Applied for, and waits for an operator. */
  | 'APPLYING'
  /** It is there to be fetched. */
  | 'CLAIM'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** Over, paused, given in full, or for others: then `obstacle` says why. */
  | 'CLOSED'
  /** It has not begun. */
  | 'COMING_SOON'
  /** The house gave what the member had last: after a deposit, or by an operator. There is nothing more to have now. */
  | 'ISSUED'
  /** It may be joined or applied for. */
  | 'JOIN'
  /** Joined, and waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESSING'
  /** The last claim was refused, by an operator (`reason`) or by the terms (`refusal`); there is no other to make now. */
  | 'REJECTED';

/** What a prize is. */
export type RafflePrizeKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** A blank: the ticket is used and brings nothing. */
  | 'NOTHING'
  /** Points, added to those that the member has. */
  | 'POINTS';

/** How a raffle stands. */
export type RaffleStanding =
  /** All prizes are gone. */
  | 'GONE'
  /** Tickets can be used. */
  | 'OPEN'
  /** It is over. */
  | 'OVER'
  /** It begins later. */
  | 'SOON';

/** What a day gives. */
export type SignInKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Points, which are redeemed in the mall or exchanged for money. */
  | 'POINTS';

/** How a day of the ladder stands. */
export type SignInState =
  /** It was claimed in the running row of days. */
  | 'CLAIMED'
  /** It comes later. */
  | 'LATER'
  /** It can be claimed today. */
  | 'TODAY';

/** Input of spinRaffle. */
export type SpinRaffleInput = {
  /** The same key draws once. */
  idempotencyKey: string;
  /** The raffle. */
  raffleId: string | number;
};

/** What a bonus is given for. */
export type VipBonusKind =
  /** The day the member was born: once a year, to be claimed on that day and the six after it. */
  | 'BIRTHDAY'
  /** A month. */
  | 'MONTHLY'
  /** Reaching a level. */
  | 'UPGRADE';

/** How a bonus stands. */
export type VipBonusState =
  /** It was claimed. */
  | 'CLAIMED'
  /** It is not its day. */
  | 'LATER'
  /** It may be claimed. */
  | 'OPEN'
  /** The birthday was told too late for this year. */
  | 'TOO_NEW'
  /** The member told no birthday. */
  | 'UNKNOWN'
  /** The month before is still to be reviewed. */
  | 'WAITING';

export type RainPartsFragment = { id: string, title: string, text: string, startsAt: string, endsAt: string, isDaily: boolean, leastRank: number, least: string, greatest: string, envelopes: number, left: number, standing: Types.EnvelopeStanding, opening: { id: string, amount: string } | null };

export type SignInPartsFragment = { endsAt: string, step: number, isClaimed: boolean, steps: Array<{ kind: Types.SignInKind, amount: string, state: Types.SignInState }> };

export type RafflePartsFragment = { id: string, title: string, text: string, endsAt: string, leastDeposit: string | null, standing: Types.RaffleStanding, tickets: number, totalWeight: number, prizes: Array<{ place: number, kind: Types.RafflePrizeKind, name: string, weight: number }> };

export type RewardCentreQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardCentreQuery = { envelopeRains: Array<RainPartsFragment>, signInDays: SignInPartsFragment | null, raffles: Array<RafflePartsFragment>, promotions: Array<{ id: string, title: string, summary: string, standing: Types.PromotionStanding }> };

export type RewardCentreOwnQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardCentreOwnQuery = { vip: { bonuses: Array<{ kind: Types.VipBonusKind, subject: string, amount: string, state: Types.VipBonusState }> }, referral: { waiting: number, earned: string }, pointBalance: { points: string } };

export type RaffleSpinsQueryVariables = Exact<{ [key: string]: never; }>;


export type RaffleSpinsQuery = { raffleSpins: { items: Array<{ id: string, raffleId: string, kind: Types.RafflePrizeKind, name: string, at: string }> } };

export type OpenEnvelopeMutationVariables = Exact<{
  input: Types.OpenEnvelopeInput;
}>;


export type OpenEnvelopeMutation = { openEnvelope: { rain: RainPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ClaimSignInDayMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimSignInDayMutation = { claimSignInDay: { signInDays: SignInPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ClaimCentrePromotionMutationVariables = Exact<{
  input: Types.ClaimPromotionInput;
}>;


export type ClaimCentrePromotionMutation = { claimPromotion: { promotion: { id: string, standing: Types.PromotionStanding } | null, userErrors: Array<UserErrorPartsFragment> } };

export type SpinRaffleMutationVariables = Exact<{
  input: Types.SpinRaffleInput;
}>;


export type SpinRaffleMutation = { spinRaffle: { spin: { id: string, place: number, kind: Types.RafflePrizeKind, name: string } | null, userErrors: Array<UserErrorPartsFragment> } };

export const RainPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<RainPartsFragment, unknown>;
export const SignInPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<SignInPartsFragment, unknown>;
export const RafflePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"totalWeight"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<RafflePartsFragment, unknown>;
export const RewardCentreDocument = {"__meta__":{"id":"97954c87868d4e7be293d2106eae6af98a0176f93b3989762b6cec6bc3127499"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardCentre"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"envelopeRains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RainParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raffles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RaffleParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RaffleParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Raffle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"totalWeight"}},{"kind":"Field","name":{"kind":"Name","value":"prizes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]} as unknown as DocumentNode<RewardCentreQuery, RewardCentreQueryVariables>;
export const RewardCentreOwnDocument = {"__meta__":{"id":"2c9178476301b118c057fd7806abff6a43e2486b425a84c64f74a2726508a280"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardCentreOwn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<RewardCentreOwnQuery, RewardCentreOwnQueryVariables>;
export const RaffleSpinsDocument = {"__meta__":{"id":"0238672660ed77d81b6addc31a781272b8584cb63ed776fbc9cf36946f7440f3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RaffleSpins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"raffleSpins"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"10"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"raffleId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<RaffleSpinsQuery, RaffleSpinsQueryVariables>;
export const OpenEnvelopeDocument = {"__meta__":{"id":"123613f480307de4fe487c807d1e782a469c92d7ce1876e8638fb554ac9f3e4b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEnvelope"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenEnvelopeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEnvelope"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RainParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RainParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnvelopeRain"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isDaily"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"least"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"envelopes"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>;
export const ClaimSignInDayDocument = {"__meta__":{"id":"af4a0c77b411fedbb4e5ba1b57a1760a918bad058b560a98a7196c4e84223272"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimSignInDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSignInDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignInParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignInParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDays"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>;
export const ClaimCentrePromotionDocument = {"__meta__":{"id":"867db5974e2b3e054f45f3d4758a7164a6752b1b79463f3c83568a58ad2a790d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimCentrePromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimPromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>;
export const SpinRaffleDocument = {"__meta__":{"id":"93e9d5348143329dd8b2cad431f62fb98e0eaa74b541348471c6d61dade45235"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpinRaffle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpinRaffleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spinRaffle"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SpinRaffleMutation, SpinRaffleMutationVariables>;
export function useRewardCentreQuery(options: useQuery.Options<RewardCentreQuery, RewardCentreQueryVariables> = {}) {
  return useQuery<RewardCentreQuery, RewardCentreQueryVariables>(RewardCentreDocument, options)
}

export function useRewardCentreOwnQuery(options: useQuery.Options<RewardCentreOwnQuery, RewardCentreOwnQueryVariables> = {}) {
  return useQuery<RewardCentreOwnQuery, RewardCentreOwnQueryVariables>(RewardCentreOwnDocument, options)
}

export function useRaffleSpinsQuery(options: useQuery.Options<RaffleSpinsQuery, RaffleSpinsQueryVariables> = {}) {
  return useQuery<RaffleSpinsQuery, RaffleSpinsQueryVariables>(RaffleSpinsDocument, options)
}

export function useOpenEnvelopeMutation(options?: useMutation.Options<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>) {
  return useMutation<OpenEnvelopeMutation, OpenEnvelopeMutationVariables>(OpenEnvelopeDocument, options)
}

export function useClaimSignInDayMutation(options?: useMutation.Options<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>) {
  return useMutation<ClaimSignInDayMutation, ClaimSignInDayMutationVariables>(ClaimSignInDayDocument, options)
}

export function useClaimCentrePromotionMutation(options?: useMutation.Options<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>) {
  return useMutation<ClaimCentrePromotionMutation, ClaimCentrePromotionMutationVariables>(ClaimCentrePromotionDocument, options)
}

export function useSpinRaffleMutation(options?: useMutation.Options<SpinRaffleMutation, SpinRaffleMutationVariables>) {
  return useMutation<SpinRaffleMutation, SpinRaffleMutationVariables>(SpinRaffleDocument, options)
}