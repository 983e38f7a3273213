import { useState } from 'react'

/**
 * What somebody has typed and not sent, kept for this tab: a reload, an error or a look at another page loses nothing. `name` tells whose it
 * is, so that whoever signs in next at this tab does not find the words of somebody else.
 */
export function useDraft<Draft extends object>(name: string, empty: () => Draft) {
  const [first] = useState(() => readDraft(name) ?? empty())
  return {
    first: { ...empty(), ...first } as Draft,
    keep: (draft: Draft) => sessionStorage.setItem(name, JSON.stringify(draft)),
    forget: () => sessionStorage.removeItem(name),
  }
}

function readDraft(name: string): object | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return typeof kept === 'object' && kept !== null ? kept : undefined
  } catch {
    // Somebody else's text under this name: the form begins empty, and the next letter writes over it.
    return undefined
  }
}
