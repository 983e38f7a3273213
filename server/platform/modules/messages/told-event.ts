import type { MessageKind } from './kinds.ts'

/** What stands in a message in place of `{{name}}`; a function where it depends on the language that the member reads. */
export type ToldValue = string | ((language: string) => string)
export type ToldValues<Name extends string = string> = Readonly<Record<Name, ToldValue>>

/** Something that members are told of, as its module declares it. */
export interface ToldEvent<Name extends string = string> {
  /** Module and event: `withdrawals.released`. */
  readonly code: string
  readonly kind: MessageKind
  /** The default words: `<key>.title` and `<key>.content` of the namespace. */
  readonly words: { readonly namespace: string; readonly key: string }
  /** Each value that the words may use, as a preview shows it. */
  readonly samples: ToldValues<Name>
  /** Values without which the message would not say what happened. */
  readonly required: readonly Name[]
  /** Whether it offers something to play with or for: whoever takes a break, is excluded or closed is not told (regulator-rules.md). */
  readonly invites: boolean
  /** Whether its module writes a mail of its own, beside which another one would say the same. */
  readonly hasOwnMail: boolean
  /** The page of the portal where the member sees more. */
  readonly path: string | null
}

interface Group {
  readonly module: string
  /** Namespace and key that the words of all events stand under: `withdrawals.message`. */
  readonly words: string
  readonly kind: MessageKind
  readonly path?: string
}

interface Definition {
  readonly samples: ToldValues
  readonly required?: readonly string[]
  readonly kind?: MessageKind
  readonly invites?: true
  readonly hasOwnMail?: true
  readonly path?: string
}

type NamesOf<Given extends Definition> = keyof Given['samples'] & string

/** Declares what a module tells members of; `tells` of its `module.ts` brings it to whoever edits the words. */
export function defineTells<const Given extends Readonly<Record<string, Definition>>>(
  { module, words, ...group }: Group,
  definitions: Given,
): { readonly [Event in keyof Given]: ToldEvent<NamesOf<Given[Event]>> } {
  const [namespace = '', ...prefix] = words.split('.')
  const events = Object.entries<Definition>(definitions).map(([name, definition]): [string, ToldEvent] => [
    name,
    {
      code: `${module}.${name}`,
      kind: definition.kind ?? group.kind,
      words: { namespace, key: [...prefix, name].join('.') },
      samples: definition.samples,
      required: definition.required ?? [],
      invites: definition.invites ?? false,
      hasOwnMail: definition.hasOwnMail ?? false,
      path: definition.path ?? group.path ?? null,
    },
  ])
  return Object.fromEntries(events) as { readonly [Event in keyof Given]: ToldEvent<NamesOf<Given[Event]>> }
}
