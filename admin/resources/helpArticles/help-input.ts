interface Text {
  language: string
  title?: string | null
  content?: string | null
}

/** A text for every language of the brand, so that each has its tab; empty where the article says nothing in it. */
export const textsFor = (languages: readonly string[], texts: readonly Text[] = []) =>
  languages.map((language) => {
    const { title, content } = texts.find((text) => text.language === language) ?? {}
    return { language, title: title ?? '', content: content ?? '' }
  })

/** What a form holds, as the server wants it: languages in which nothing is written are left out. */
export function helpInput(data: Record<string, unknown>): Record<string, unknown> {
  // A record that is changed has a version, by which it is seen whether somebody else changed it meanwhile; a new one has none.
  const { anchor, version, basedOn = version, topic, position, related, texts, reason } = data
  const written = ((texts ?? []) as Text[])
    .map(({ language, title, content }) => ({ language, title: title ?? '', content: content ?? '' }))
    .filter(({ title, content }) => title.trim() !== '' || content.trim() !== '')
  const draft = { topic, position, related: related ?? [], texts: written, reason: reason ?? null }
  return basedOn === undefined ? { anchor, ...draft } : { basedOn, ...draft }
}
