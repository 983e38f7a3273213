import { type ComponentType, lazy } from 'react'
import { loadChunk } from '../lib/load-chunk.ts'

/**
 * `React.lazy` for parts behind the first page: their code and Apollo Client's come together, and the generated hooks work
 * inside. The first page itself does without Apollo Client (`data/use-data.ts`).
 */
export function lazyWithApollo<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [{ default: WithApollo }, { default: Part }] = await loadChunk(() =>
      Promise.all([import('./with-apollo.tsx'), load()]),
    )
    return {
      default: (props: Props) => (
        <WithApollo>
          <Part {...props} />
        </WithApollo>
      ),
    }
  })
}
