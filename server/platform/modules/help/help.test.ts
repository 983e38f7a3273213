import { expect, it } from 'vitest'
import { need } from '../../../../tests/support/need.ts'
import { describeOperatorsSide } from '../../../../tests/support/operators-side.ts'
import { SAKURA, SENVANG } from '../../../../tests/support/platform.ts'
import { race } from '../../../../tests/support/race.ts'
import { helpSeeds } from '../../../seed/help-words.ts'
import { readMigrations } from '../../db/migrate.ts'
import type { LiveEvent } from '../../events/events.ts'
import { newId } from '../../lib/id.ts'

const attack = '<img src=x onerror=alert(1)> [đây](javascript:alert(1)) $&  {{brand}}'
const text = (title: string, content = 'Nội dung', language = 'vi') => ({ language, title, content })
const draft = (title: string, content?: string) => ({
  topic: 'MONEY' as const,
  position: 900,
  related: [] as string[],
  texts: [text(title, content)],
})

describeOperatorsSide('the help centre', (side) => {
  const anchor = () => `bai-${newId().slice(-12)}`
  const create = (body: object, merchant = 'SENVANG', token = side().token) =>
    side().platform.call('createHelpArticle', { token, merchant, body })
  const save = (id: string, basedOn: number, body: object) =>
    side().platform.call('saveHelpArticle', { token: side().token, params: { id }, body: { basedOn, ...body } })
  const publish = (id: string, version: number) =>
    side().platform.call('publishHelpArticle', { token: side().token, params: { id }, body: { version } })
  const restore = (id: string, version: number) =>
    side().platform.call('restoreHelpVersion', { token: side().token, params: { id }, body: { version } })
  const versions = async (id: string) =>
    (await side().platform.call('listHelpVersions', { token: side().token, params: { id } })).value.content
  const listed = async (query: Record<string, string>) =>
    (await side().platform.call('listOperatorHelpArticles', { token: side().token, query })).value.content
  const read = async (lang = 'vi', merchant = 'SENVANG') =>
    (await side().platform.call('getHelpCenter', { merchant, query: { lang, device: 'WEB' } })).value
  const search = async (wanted: string, lang = 'vi', merchant = 'SENVANG') =>
    (await side().platform.call('searchHelp', { merchant, query: { text: wanted, lang } })).value
  const titleOf = async (wanted: string) => (await read()).find((one) => one.anchor === wanted)?.title
  const written = async (title: string, content?: string) => {
    const { value } = await create({ anchor: anchor(), ...draft(title, content) })
    return value
  }

  it('begins with articles for every question, in the language asked for or the default one', async () => {
    const [vietnamese, english, other] = [await read('vi'), await read('en'), await read('ja')]
    expect(vietnamese.find((one) => one.anchor === 'term')?.title).toBe('Điều khoản sử dụng')
    expect(english.find((one) => one.anchor === 'term')?.title).toBe('Terms of use')
    expect(english[0]?.title).toBe('Getting started with Sen Vàng')
    expect((await read('en', 'SAKURA'))[0]?.title).toBe('Getting started with Sakura')
    expect(other).toEqual(vietnamese)
    for (const one of ['install', 'install-ios', 'install-ios-lite', 'install-android', 'contact', 'privacy'])
      expect(vietnamese.map(({ anchor: each }) => each)).toContain(one)
    const known = new Set(helpSeeds.map(({ anchor: each }) => each))
    expect(helpSeeds.flatMap(({ related }) => related).filter((one) => !known.has(one))).toEqual([])
    const links = helpSeeds.flatMap(({ vi, en }) => [...`${vi.content}${en.content}`.matchAll(/\/help#([a-z-]+)/g)])
    expect(links.map(([, one]) => need(one)).filter((one) => !known.has(one))).toEqual([])
  })

  it('is searched without accents and case, titles first, each brand and language for itself', async () => {
    const found = await search('nap tien')
    expect(found[0]).toMatchObject({ anchor: 'deposit', topic: 'MONEY' })
    expect(found[0]?.title).toContainEqual({ text: 'Nạp tiền', isFound: true })
    expect((await search('TURNOVER', 'en'))[0]?.anchor).toBe('turnover')
    const { id, version, anchor: own } = await written('Zyzzyva', 'Chuyện con bọ')
    expect(await search('zyzzyva')).toEqual([])
    await publish(id, version)
    expect((await search('ZYZZYVA con bo')).map((one) => one.anchor)).toEqual([own])
    expect(await search('zyzzyva', 'vi', 'SAKURA')).toEqual([])
  })

  it('shows players nothing before it is published, and then what was published', async () => {
    const told: LiveEvent[] = []
    const end = side().platform.context.events.subscribe((event) => told.push(event))
    const article = await written('Bài nháp')
    expect(article).toMatchObject({ state: 'DRAFT', version: 1, publishedVersion: null, missingLanguages: ['en'] })
    expect(await titleOf(article.anchor)).toBeUndefined()
    expect(told).toEqual([])
    expect((await publish(article.id, 1)).value).toMatchObject({ state: 'PUBLISHED', publishedVersion: 1 })
    expect(told).toMatchObject([{ type: 'site', merchantId: SENVANG, topic: 'help' }])
    expect(await titleOf(article.anchor)).toBe('Bài nháp')
    expect((await save(article.id, 1, draft('Bài sửa'))).value).toMatchObject({ state: 'CHANGED', version: 2 })
    expect(await titleOf(article.anchor)).toBe('Bài nháp')
    await publish(article.id, 2)
    expect(await titleOf(article.anchor)).toBe('Bài sửa')
    const withdrawn = await side().platform.call('withdrawHelpArticle', {
      token: side().token,
      params: { id: article.id },
      body: {},
    })
    expect(withdrawn.value).toMatchObject({ state: 'DRAFT', version: 2 })
    expect(await titleOf(article.anchor)).toBeUndefined()
    end()
  })

  it('keeps who saved which version when, and goes back to any of them', async () => {
    const { id } = await written('Một')
    await save(id, 1, draft('Hai'))
    expect((await restore(id, 1)).value).toMatchObject({ version: 3, texts: [text('Một')] })
    const all = await versions(id)
    expect(
      all.map(({ number, savedBy, restoredFrom, texts }) => [number, savedBy, restoredFrom, texts[0]?.title]),
    ).toEqual([
      [3, 'operator', 1, 'Một'],
      [2, 'operator', null, 'Hai'],
      [1, 'operator', null, 'Một'],
    ])
    expect(await restore(id, 9)).toMatchObject({ status: 404, code: 'HELP_VERSION_NOT_FOUND' })
    const { value } = await side().platform.call('listAuditEntries', {
      token: side().token,
      query: { subjectKind: 'helpArticles', subjectId: id },
    })
    expect(value.content.map(({ action }) => action)).toEqual(['help.restore', 'help.save', 'help.create'])
  })

  it('lets nobody save over what he has not seen, nor publish it; the same again is the same', async () => {
    const { id } = await written('Gốc')
    expect((await save(id, 1, draft('Của tôi'))).value.version).toBe(2)
    expect((await save(id, 1, draft('Của tôi'))).value.version).toBe(2)
    expect(await save(id, 1, draft('Của người khác'))).toMatchObject({ status: 409, code: 'HELP_ARTICLE_CHANGED' })
    expect(await publish(id, 1)).toMatchObject({ status: 409, code: 'HELP_ARTICLE_CHANGED' })
    expect((await publish(id, 2)).value.publishedVersion).toBe(2)
    expect((await publish(id, 2)).value.publishedVersion).toBe(2)
    expect(await versions(id)).toHaveLength(2)
  })

  race('takes one of many that are saved at once', async () => {
    const { id } = await written('Gốc')
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => save(id, 1, draft(`Bản ${index}`))))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([undefined, 'HELP_ARTICLE_CHANGED']))
    expect(await versions(id)).toHaveLength(2)
  })

  race('has an anchor once, however many are written at once', async () => {
    const wanted = anchor()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ anchor: wanted, ...draft(`Bài ${index}`) })),
    )
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'HELP_ANCHOR_TAKEN', field: 'anchor' })
  })

  it('refuses what could not be shown, and says where', async () => {
    const given = (change: object) => create({ anchor: anchor(), ...draft('Bài'), ...change })
    expect(await given({ texts: [text('Only', 'English', 'en')] })).toMatchObject({
      code: 'HELP_DEFAULT_LANGUAGE_MISSING',
    })
    expect(await given({ texts: [text('a'), text('b')] })).toMatchObject({
      code: 'HELP_LANGUAGE_REPEATED',
      field: 'texts.1.language',
    })
    expect(await given({ texts: [text('a'), text('b', 'c', 'ja')] })).toMatchObject({ code: 'HELP_LANGUAGE_UNKNOWN' })
    expect(await given({ related: ['khong-co'] })).toMatchObject({ code: 'HELP_RELATED_INVALID', field: 'related' })
    expect(await given({ related: ['term', 'term'] })).toMatchObject({ code: 'HELP_RELATED_INVALID' })
    expect((await given({ related: ['term', 'deposit'] })).value.related).toEqual(['term', 'deposit'])
    for (const bad of ['', 'Term', 'a--b', '-a', 'a b', '../x', 'a'.repeat(41)])
      expect(await given({ anchor: bad })).toMatchObject({ status: 400, field: 'anchor' })
    expect(await given({ texts: [text('  ')] })).toMatchObject({ status: 400 })
    expect(await given({ texts: [text('a', 'x'.repeat(20_001))] })).toMatchObject({ status: 400 })
  })

  it('gives back what was typed letter by letter, whatever it is', async () => {
    const { id, version, anchor: own } = await written(attack, attack)
    await publish(id, version)
    expect((await read()).find((one) => one.anchor === own)).toMatchObject({ title: attack, content: attack })
    const found = (await search('onerror=alert(1)')).find((one) => one.anchor === own)
    expect(found?.title.map((piece) => piece.text).join('')).toBe(attack)
    for (const wanted of ['%', '_', "'; drop table help_articles; --", '\\', '(((', '\u0000x'])
      expect((await side().platform.call('searchHelp', { query: { text: wanted } })).status).toBeLessThan(500)
    expect(await search('x'.repeat(81))).toBeUndefined()
  })

  it('is listed by topic, state, missing language and words without accents', async () => {
    const { id, anchor: own } = await written('Đổi thẻ cào Zeta')
    const ids = async (query: Record<string, string>) =>
      (await listed({ pageSize: '100', ...query })).map((one) => one.id)
    expect(await ids({ search: 'doi the cao zeta' })).toEqual([id])
    expect(await ids({ search: own })).toEqual([id])
    expect(await ids({ languageMissing: 'en' })).toContain(id)
    expect(await ids({ languageMissing: 'vi' })).toEqual([])
    expect(await ids({ state: 'DRAFT', topic: 'MONEY' })).toContain(id)
    expect(await ids({ state: 'PUBLISHED' })).not.toContain(id)
    expect(await ids({ topic: 'APP' })).not.toContain(id)
    expect(await ids({ search: '%' })).toEqual([])
  })

  it('of another brand is neither seen nor changed, and who only reads changes nothing', async () => {
    const { id } = await written('Của Sen Vàng')
    const elsewhere = { token: side().token, merchant: 'SAKURA', params: { id } }
    const { call } = side().platform
    for (const answer of [
      await call('getOperatorHelpArticle', elsewhere),
      await call('listHelpVersions', elsewhere),
      await call('publishHelpArticle', { ...elsewhere, body: { version: 1 } }),
      await call('saveHelpArticle', { ...elsewhere, body: { basedOn: 1, ...draft('Khác') } }),
      await call('restoreHelpVersion', { ...elsewhere, body: { version: 1 } }),
      await call('withdrawHelpArticle', { ...elsewhere, body: {} }),
    ])
      expect(answer).toMatchObject({ status: 404, code: 'HELP_ARTICLE_NOT_FOUND' })
    expect(await create({ anchor: anchor(), ...draft('x') }, 'SENVANG', side().support)).toMatchObject({ status: 403 })
    expect((await call('getOperatorHelpArticle', { token: side().support, params: { id } })).success).toBe(true)
    expect((await call('getOperatorHelpArticle', { params: { id } })).status).toBe(401)
  })

  it('keeps what a brand had before articles could be written', async () => {
    const { database } = side()
    const { sql } = need(readMigrations().find(({ name }) => name === '0051_help'))
    const moved = database.transaction(async (tx) => {
      await tx.raw('drop table help_versions', [])
      await tx.raw('drop table help_articles', [])
      await tx.raw(
        `create table help_articles (merchant_id text, anchor text, language text, title text, content text, position int2)`,
        [],
      )
      await tx.raw(
        `insert into help_articles values ($1, 'term', 'vi', 'Điều khoản', 'A', 3), ($1, 'term', 'en', 'Terms', 'B', 3)`,
        [SAKURA],
      )
      for (const statement of sql
        .replace(/--.*$/gm, '')
        .split(';')
        .filter((one) => one.trim() !== ''))
        await tx.raw(statement, [])
      const rows = await tx.raw(
        'select anchor, topic, position, texts, published_version from help_articles join help_versions on id = article_id',
        [],
      )
      throw Object.assign(new Error('seen'), { rows })
    })
    await expect(moved).rejects.toMatchObject({
      rows: [
        {
          anchor: 'term',
          topic: 'RULES',
          position: 3,
          published_version: 1,
          texts: [text('Terms', 'B', 'en'), text('Điều khoản', 'A', 'vi')],
        },
      ],
    })
  })
})
