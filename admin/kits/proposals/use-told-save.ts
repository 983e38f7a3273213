import { type RaRecord, useNotify } from 'react-admin'
import { type Guarded, isProposed } from './is-proposed.ts'

type Saved = RaRecord & Guarded

/**
 * Says of a save by react-admin whether it counts or waits for a second operator.
 *
 * @param then where it goes from there
 */
export function useToldSave(then: (isProposed: boolean, saved: Saved) => void = () => undefined) {
  const notify = useNotify()
  return (saved: Saved, variables: object) => {
    // What is made anew was not known before.
    const waits = isProposed(saved, (variables as { previousData?: Saved }).previousData)
    notify(waits ? 'proposals.waits' : 'desk.done', { type: waits ? 'info' : 'success' })
    then(waits, saved)
  }
}
