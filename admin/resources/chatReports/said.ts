import type { ConsoleChatMessageFragment as Message } from './chatReports.generated.ts'

/** What a message says in one line: its text, or the bet that is shown. */
export const saidIn = ({ content, bet }: Pick<Message, 'content' | 'bet'>): string =>
  content ?? (bet ? `${bet.lotteryCode} · ${bet.playType} · ${bet.drawNumber}` : '')
