import type { ProtectionPrompt } from '../../lib/schema.generated.ts'
import {
  ProtectionPromptsDocument,
  useAnswerProtectionPromptMutation,
  useProtectionPromptsQuery,
} from './protection.generated.ts'

/** What the member is still to be asked, and how to say that it was seen. An answer that is lost is asked for again. */
export function usePrompts() {
  const { data, loading } = useProtectionPromptsQuery()
  const [answerPrompt] = useAnswerProtectionPromptMutation({
    update(cache, { data: answered }) {
      const prompts = answered?.answerProtectionPrompt.prompts
      if (prompts) cache.writeQuery({ query: ProtectionPromptsDocument, data: { protectionPrompts: prompts } })
    },
  })
  return {
    /** Nothing is known yet; what is due may come. */
    isLoading: loading && data === undefined,
    isDue: (kind: ProtectionPrompt) => data?.protectionPrompts.includes(kind) ?? false,
    answer: (kind: ProtectionPrompt) => void answerPrompt({ variables: { input: { kind } } }).catch(() => undefined),
  }
}
