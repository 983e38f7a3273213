import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { PageShell } from './shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'croupier-shell-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = join(folder, 'index.html')
writeFileSync(
  file,
  `<html lang="vi"><head><link rel="icon" href="/icon.svg" type="image/svg+xml" /><link rel="apple-touch-icon" href="/app-icon/180.png"><title>x</title><script>first()</script></head><body><!--shell--><div id="first-shell">
   <div data-ribbon class="h-8"></div><b>{{title}}</b><source srcset="{{narrowHero}}"><img src="{{hero}}"><i class="{{mark}}"></i></div><!--/shell--><div id="root"></div><template id="first-code"><b>first</b><!--beyond--><i>beyond</i><!--/beyond--></template></body></html>`,
)
const page = {
  language: 'en',
  title: 'Lotus & "Co"',
  theme: [],
  results: { language: 'en', data: { note: '</script>' } },
}
const lobby = { heroUrl: '/banner.webp?a=1&b=2', isDemo: true }
const hostile = `"><script>alert(1)</script><!--/shell--><!--beyond-->'$&{{title}}`

describe('the page shell', () => {
  it('paints the first banner and the brand before any code, and escapes both', () => {
    const html = new PageShell(file).render({ ...page, lobby })
    expect(html).toContain('<b>Lotus &amp; &quot;Co&quot;</b>')
    expect(html).toContain('<img src="/banner.webp?a=1&amp;b=2">')
    expect(html).toContain('<source srcset="/banner.webp?a=1&amp;b=2&amp;w=780">')
    expect(html).toContain('data-ribbon')
    expect(html).not.toContain('{{')
  })

  it('lets no word and no address of a brand out of its place', () => {
    const html = new PageShell(file).render({ ...page, title: hostile, lobby: { heroUrl: hostile, isDemo: true } })
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script>', '<script type="application/json" id="first-results">'])
    expect(html).toContain('<b>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html.match(/<img src="([^"]*)">/)?.[1]).toContain('&lt;/script&gt;&lt;!--/shell--&gt;')
    expect(html).toContain('<template id="first-code"><b>first</b></template>')
  })

  it('leaves the room of the ribbon out where money is real, and the lobby out where there is none', () => {
    const shell = new PageShell(file)
    expect(shell.render({ ...page, lobby: { ...lobby, isDemo: false } })).not.toContain('data-ribbon')
    const withoutLobby = shell.render(page)
    expect(withoutLobby).not.toContain('first-shell')
    expect(withoutLobby).toContain('<body><div id="root">')
  })

  it('brings what leads to other pages where the lobby does not come first', () => {
    const shell = new PageShell(file)
    expect(shell.render({ ...page, lobby })).toContain('<template id="first-code"><b>first</b></template>')
    expect(shell.render(page)).toContain('<template id="first-code"><b>first</b><i>beyond</i></template>')
  })

  it('names the icon of the brand for tabs and phones, and that of the house where it has none', () => {
    const shell = new PageShell(file)
    const plain = shell.render({ ...page, lobby })
    expect(plain).toContain('<link rel="icon" href="/icon.svg" type="image/svg+xml" />')
    expect(plain).toContain('<link rel="apple-touch-icon" href="/app-icon/180.png">')
    expect(plain).toContain('<i class="/icon.svg">')
    const id = '01935000-0000-7000-8000-000000000003'
    const own = shell.render({ ...page, lobby, icon: `/wps/files/${id}` })
    expect(own).toContain(`<link rel="icon" href="/app-icon/48.png?v=${id}" sizes="48x48" type="image/png" />`)
    expect(own).toContain(`<link rel="apple-touch-icon" href="/app-icon/180.png?v=${id}">`)
    expect(own).toContain(`<i class="/app-icon/180.png?v=${id}">`)
    expect(shell.render({ ...page, icon: '"><script>' })).not.toContain('"><script>')
  })

  it('sends the first results as inert text that cannot end its block', () => {
    const html = new PageShell(file).render({ ...page, lobby })
    const block = /<script type="application\/json" id="first-results">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(block)).toEqual(page.results)
  })

  it('sends the first results whole before the code, which may run while the page still arrives', () => {
    const html = new PageShell(file).render(page)
    expect(html.indexOf('id="first-results"')).toBeGreaterThan(html.indexOf('<div id="root">'))
    expect(html.indexOf('id="first-results"')).toBeLessThan(html.indexOf('<template id="first-code">'))
  })
})
