import { connectionOf } from '../../connections.ts'
import type { GatewayContext } from '../../context.ts'
import type { QueryStatementArgs, Resolvers } from '../../generated/resolvers.ts'
import { given, payload } from '../../user-errors.ts'
import { vendorCode } from '../games/names.ts'

// What is the member's own is asked for at the root and of `me`.

const vendorWallets = (_: unknown, __: unknown, { wps }: GatewayContext) => wps.call('getWallets')

const statement = async (_: unknown, { filter, ...stretch }: QueryStatementArgs, { wps }: GatewayContext) =>
  connectionOf(await wps.call('listStatement', { query: given({ ...filter, ...stretch }) }))

export const walletsResolvers: Resolvers = {
  Query: {
    vendorWallets,
    lineTransfers: (_, { account }, { wps }) => wps.call('getLineTransfers', { query: given({ account }) }),
    statement,
  },
  Member: { vendorWallets, statement },
  Mutation: {
    transferWallet: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ transfer: await wps.call('transferWallet', { body, idempotencyKey }) })),
    returnWallets: (_, { input: { idempotencyKey } }, { wps }) =>
      payload(() => wps.call('returnWallets', { idempotencyKey })),
    sendToLine: (_, { input: { idempotencyKey, ...body } }, { wps }) =>
      payload(async () => ({ id: (await wps.call('sendToLine', { body, idempotencyKey })).id })),
  },
  VendorWallet: { vendorCode, vendorName: ({ displayName }) => displayName },
  WalletTransfer: { vendorCode },
  Wallet: {
    isSingle: async (_, __, { shared }) =>
      (await shared.call({ tag: 'SETTINGS', maxAge: 10, needsToken: true }, 'getMerchantWallet')).isSingle,
  },
}
