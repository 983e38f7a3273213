import { read } from '../../providers/server.ts'
import { ConsoleProposalsDocument } from './proposals.generated.ts'

/** The question for everything that waits for a second operator: whoever asks it shares the answer. */
export const openProposals = {
  queryKey: ['proposals'],
  queryFn: async () => (await read(ConsoleProposalsDocument, {})).proposals,
}
