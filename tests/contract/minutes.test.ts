import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MAILED_MINUTES } from '../../server/platform/modules/members/mail-password.ts'

const wordsOf = (language: string, namespace: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'))

it.each(['vi', 'en'])(
  'texts and mails in %s say for how long they are good by the setting, never by a figure of their own',
  (language) => {
    const texts = Object.entries(wordsOf(language, 'mails')).filter(([key]) =>
      /^(sms_code_|mailed_password_text|strangers_text)/.test(key),
    )
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter(([, text]) => !text.includes('{{minutes}}') || /\d/.test(text))).toEqual([])
    expect(wordsOf(language, 'identity').passwordMailed).toMatch(new RegExp(`\\b${MAILED_MINUTES} (phút|minutes)`))
  },
)
