/** Who may use the inbox and give feedback. */
interface Actor {
  readonly accountType: number
}

const TRIAL = 4

export const messagesPolicy = {
  'unreadCount.read': ({ accountType }: Actor) => accountType !== TRIAL,
  'feedback.send': ({ accountType }: Actor) => accountType !== TRIAL,
} as const
