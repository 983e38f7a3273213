import type { ResourceOperations, Row } from '../providers/resource-operations.ts'
import { ConsoleDisputeDocument } from './agentDisputes/agentDisputes.generated.ts'
import { broadcastInput } from './broadcasts/broadcast-input.ts'
import { ConsoleChatCaseOneDocument } from './chatReports/chatReports.generated.ts'
import { roomInput } from './chatRooms/room-input.ts'
import { RemoveChatWordDocument } from './chatWords/chatWords.generated.ts'
import { LiftDepositBlockDocument } from './depositBlocks/depositBlocks.generated.ts'
import { rainInput } from './envelopes/rain-input.ts'
import { helpInput } from './helpArticles/help-input.ts'
import { drawsOfDay } from './lotteryDraws/draws-of-day.ts'
import { goodsInput } from './mallGoods/goods-input.ts'
import { merchantInput } from './merchants/merchant-input.ts'
import { plainOperations as plain } from './operations.generated.ts'
import { operatorInput } from './operators/operator-input.ts'
import { CreateOperatorAccountDocument } from './operators/operators.generated.ts'
import { channelInput } from './paymentChannels/channel-input.ts'
import { promotionInput } from './promotions/promotion-input.ts'
import { raffleInput } from './raffles/raffle-input.ts'
import { ConsoleTicketDocument } from './tickets/tickets.generated.ts'
import { ConsoleWebhookDeliveryDocument } from './webhookDeliveries/webhookDeliveries.generated.ts'
import { webhookInput } from './webhooks/webhook-input.ts'
import { CreateConsoleWebhookDocument } from './webhooks/webhooks.generated.ts'

/** What each resource of the console can do, by its name: as the schema has it (`plain-resources.ts`), and what differs. */
export const operations: Readonly<Record<string, ResourceOperations>> = {
  ...plain,
  agentDisputes: { ...plain.agentDisputes, one: ConsoleDisputeDocument },
  banners: {
    ...plain.banners,
    input: (data) => ({ ...plain.banners.input(data), url: data.linkType === 'NONE' ? null : data.url }),
  },
  broadcasts: { ...plain.broadcasts, input: broadcastInput },
  chatReports: { ...plain.chatReports, one: ConsoleChatCaseOneDocument },
  chatRooms: { ...plain.chatRooms, input: roomInput },
  chatWords: { ...plain.chatWords, delete: RemoveChatWordDocument },
  depositBlocks: { ...plain.depositBlocks, delete: LiftDepositBlockDocument },
  envelopes: { ...plain.envelopes, input: rainInput },
  helpArticles: { ...plain.helpArticles, input: helpInput },
  lotteries: {
    ...plain.lotteries,
    recordOf: ({ lottery, ...detail }) => ({ ...(lottery as Row), ...detail }),
    takesIds: true,
  },
  lotteryDraws: {
    ...plain.lotteryDraws,
    listVariables: drawsOfDay,
    recordOf: ({ draw, ...detail }) => ({ ...(draw as Row), ...detail }),
  },
  mallGoods: { ...plain.mallGoods, input: goodsInput },
  merchants: { ...plain.merchants, input: merchantInput },
  operators: { ...plain.operators, create: CreateOperatorAccountDocument, input: operatorInput },
  paymentChannels: { ...plain.paymentChannels, input: channelInput },
  promotions: { ...plain.promotions, input: promotionInput },
  raffles: { ...plain.raffles, input: raffleInput },
  tickets: { ...plain.tickets, one: ConsoleTicketDocument },
  webhookDeliveries: { ...plain.webhookDeliveries, one: ConsoleWebhookDeliveryDocument },
  webhooks: { ...plain.webhooks, create: CreateConsoleWebhookDocument, input: webhookInput },
}
