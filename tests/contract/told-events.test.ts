import { describe, expect, it } from 'vitest'
import { isPagePath } from '../../portal/paths.ts'
import type { ToldEvent } from '../../server/platform/modules/messages/service.ts'
import { COMMON_VALUES, defaultWords, placesIn } from '../../server/platform/modules/messages/words.ts'
import { modules } from '../../server/platform/modules.ts'

const events = modules.flatMap((module) => ('tells' in module ? Object.values<ToldEvent>(module.tells) : []))
const inLanguages = events.flatMap((event) => ['vi', 'en'].map((language) => ({ code: event.code, event, language })))

describe('what members are told', () => {
  it('has a name of its own', () => {
    expect(new Set(events.map(({ code }) => code)).size).toBe(events.length)
  })

  it.each(inLanguages)('$code has words in $language, of values that it has', ({ event, language }) => {
    const { title, content } = defaultWords(event, language)
    expect([title, content]).not.toContain('')
    const places = [...placesIn(title), ...placesIn(content)]
    const known = [...COMMON_VALUES, ...Object.keys(event.samples)]
    expect(places.filter((place) => !known.includes(place))).toEqual([])
    expect(event.required.filter((name) => !places.includes(name))).toEqual([])
  })

  it('leads to pages of the portal', () => {
    expect(events.filter(({ path }) => path !== null && !isPagePath(path)).map(({ code }) => code)).toEqual([])
  })
})
