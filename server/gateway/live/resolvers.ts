import type { GatewayContext } from '../context.ts'
import { gatewayError, orNull } from '../errors.ts'
import type { Resolvers, SiteTopic } from '../generated/resolvers.ts'
import { topicsOf } from './events.ts'
import { iterate } from './iterator.ts'

export const liveResolvers: Resolvers = {
  Subscription: {
    balanceChanged: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        // The first tick is the present balance: who comes back after an interruption has missed nothing.
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isOwn = event.type === 'balance' && event.memberId === member.id && event.account === 'CASH'
              if (isOwn || event.type === 'reconnected') push(event.type)
            }),
          { first: 'present', keepLast: true },
        )
      },
      // The event only says that something moved; the wallet itself is read in the member's own name.
      resolve: (_: string, __: unknown, { wps }: GatewayContext) => wps.call('getBalance'),
    },
    depositChanged: {
      subscribe: async (_, { id }, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isOwn = event.type === 'deposit' && event.memberId === member.id && event.depositId === id
              if (isOwn || event.type === 'reconnected') push(id)
            }),
          { first: id, keepLast: true },
        )
      },
      // As above: the deposit is read in the member's own name, so that nobody else's can be watched.
      resolve: (id: string, __: unknown, { wps }: GatewayContext) => orNull(wps.call('getDeposit', { params: { id } })),
    },
    withdrawalChanged: {
      subscribe: async (_, { id }, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isAsked = event.type === 'withdrawal' && event.memberId === member.id && event.id === id
              if (isAsked || event.type === 'reconnected') push(id)
            }),
          { first: id, keepLast: true },
        )
      },
      resolve: (id: string, _: unknown, { wps }: GatewayContext) =>
        orNull(wps.call('getWithdrawal', { params: { id } })),
    },
    contractChanged: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>((push) =>
          events.subscribe((event) => {
            if (event.type === 'contract' && event.memberId === member.id) push(event.id)
            if (event.type === 'reconnected') push('')
          }),
        )
      },
      resolve: (id: string, _: unknown, { wps }: GatewayContext) =>
        id === '' ? null : orNull(wps.call('getContract', { params: { id } })),
    },
    protectionChanged: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isOwn = event.type === 'protection' && event.memberId === member.id
              if (isOwn || event.type === 'reconnected') push(event.type)
            }),
          { keepLast: true },
        )
      },
      resolve: (_: string, __: unknown, { wps }: GatewayContext) => wps.call('getProtection'),
    },
    signedInPlacesChanged: {
      subscribe: async (_, __, { identity, events }) => {
        const member = await identity.member()
        if (member === null) throw gatewayError('UNAUTHENTICATED')
        return iterate<string>(
          (push) =>
            events.subscribe((event) => {
              const isOwn = event.type === 'session' && event.memberId === member.id
              if (isOwn || event.type === 'reconnected') push(event.type)
            }),
          { keepLast: true },
        )
      },
      resolve: (_: string, __: unknown, { wps }: GatewayContext) => wps.call('listSessions'),
    },
    siteChanged: {
      subscribe: async (_, __, { shared, events }) => {
        const { merchantId } = await shared.call({ tag: 'SETTINGS', maxAge: 10 }, 'getSite')
        return iterate<SiteTopic>((push) =>
          events.subscribe((event) => {
            const isOther = 'merchantId' in event && event.merchantId !== merchantId
            if (!isOther) for (const topic of topicsOf(event)) push(topic)
          }),
        )
      },
      resolve: (topic: SiteTopic) => topic,
    },
  },
}
