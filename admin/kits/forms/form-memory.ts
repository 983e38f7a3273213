import { createContext, useContext, useEffect, useState } from 'react'

interface FormMemory {
  /** How often what was typed was given up. */
  readonly times: number
  /** Gives up what was typed: the record stands in the form as it is. */
  forget(): void
}

const FormMemoryContext = createContext<FormMemory>({ times: 0, forget: () => undefined })

/** Around the form of a record; its value is of `useFormMemory`. */
export const FormMemoryProvider = FormMemoryContext.Provider

/** What a page keeps for `FormMemoryProvider`. */
export function useFormMemory(): FormMemory {
  const [memory, setMemory] = useState<FormMemory>(() => ({
    times: 0,
    forget: () => setMemory(({ times, forget }) => ({ times: times + 1, forget })),
  }))
  return memory
}

/** What a deed calls that puts something else in the place of the record, such as an older version: nothing typed lies over it then. */
export const useForgetTyped = (): FormMemory['forget'] => useContext(FormMemoryContext).forget

/** The record changed meanwhile: what was typed stays with what was said of it, everything else follows the record. */
const typedStays = {
  keepDirtyValues: true,
  keepDirty: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
} as const
const typedGoes = {} as const

/**
 * `resetOptions` of every form. react-admin starts a form anew whenever the record changes, be it that it was saved or that somebody else
 * changed it, and whenever it is handed other options. So the options are others for one drawing after a save, and no more.
 */
export function useResetOptions() {
  const { times } = useContext(FormMemoryContext)
  const [followed, setFollowed] = useState(times)
  // The effects of the form, which is further in, come before this one.
  useEffect(() => setFollowed(times), [times])
  return times === followed ? typedStays : typedGoes
}
