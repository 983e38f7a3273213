/** What code generation writes into a document beside its text (decision 0002). */
interface PersistedDocument {
  readonly __meta__?: { readonly id: string }
}

/** The id under which the gateway knows an operation. It stands in the operation's document, and so in the chunk that sends it. */
export function operationId(document: object): string | undefined {
  return (document as PersistedDocument).__meta__?.id
}
