/** A name in a language. */
export interface Name {
  readonly language: string
  readonly name: string
}

/** The name in a language, or the first there is. */
export const nameIn = (names: readonly Name[], language: string): string =>
  (names.find((one) => one.language === language) ?? names[0])?.name ?? ''

/** Names of a form without those that were left empty. */
export const filledNames = (names: unknown): Name[] =>
  Array.isArray(names)
    ? names.flatMap(({ language, name }: Partial<Name>) =>
        language && name?.trim() ? [{ language, name: name.trim() }] : [],
      )
    : []
