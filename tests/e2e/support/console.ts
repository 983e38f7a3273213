import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './field.ts'
import { say } from './say.ts'
import { type Credentials, demoPassword } from './sign-in.ts'

/** Words of the operator console. */
export const admin = (key: string, values: Record<string, string | number> = {}) => say(`admin:${key}`, values)

/** Opens the console and signs in: as one of the demo's operators, or as whom a journey made. */
export async function signInToConsole(page: Page, account: string, password = demoPassword): Promise<void> {
  const credentials: Credentials = { username: account, password }
  await page.goto('/admin/')
  await field(page, admin('session.account')).fill(credentials.username)
  await field(page, admin('session.password')).fill(credentials.password)
  await page.getByRole('button', { name: admin('session.signIn') }).click()
  await expect(menu(page)).toBeVisible()
}

function menu(page: Page): Locator {
  return page.getByRole('navigation', { name: admin('layout.menu') })
}

/** Opens every group of the main menu. */
export async function unfoldMenu(page: Page): Promise<void> {
  const folded = menu(page).getByRole('menuitem', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
}

/** Goes to the list of a resource by the main menu, and waits for it: until it stands, the page before shows the same buttons. */
export async function openList(page: Page, resource: string): Promise<Locator> {
  const name = admin(`resources.${resource}.name_other`)
  await unfoldMenu(page)
  // A group of the menu may have the name of one of its entries; entries are links.
  await menu(page).getByRole('menuitem', { name, exact: true }).and(page.locator('a')).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page.getByRole('main')
}

/** Gives the reason that a dangerous change asks for, in the dialog that shows its effect; its button names the deed. */
export async function giveReason(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await field(dialog, admin('reason.label')).fill(reason)
  await dialog.locator('button[type="submit"]').click()
  await expect(dialog).toBeHidden()
}

/** Switches a whitelabel module and gives a reason. */
export async function switchModule(page: Page, module: string, to: boolean): Promise<void> {
  const list = await openList(page, 'whitelabelModules')
  const toggle = list.getByRole('listitem').filter({ hasText: module }).getByRole('switch')
  await toggle.click()
  await giveReason(page, `Thử ${module}`)
  await expect(toggle).toBeChecked({ checked: to })
}

/** Makes a registration field required, or not. */
export async function requireField(page: Page, name: string, isRequired: boolean): Promise<void> {
  const list = await openList(page, 'registrationFields')
  await list
    .getByRole('row')
    .filter({ hasText: admin(`registrationFieldNames.${name}`) })
    .first()
    .click()
  await page.getByRole('switch', { name: admin('resources.registrationFields.fields.required') }).setChecked(isRequired)
  await field(page, admin('reason.label')).fill('Thử trường đăng ký')
  await save(page)
}

/** Opens the form for a new record. */
export async function startNew(page: Page, resource: string): Promise<Locator> {
  const list = await openList(page, resource)
  await list
    .getByRole('link', { name: admin('ra.action.create') })
    .first()
    .click()
  return page.getByRole('main')
}

/** Chooses from one of the console's lists. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).first().click()
  await page.getByRole('option', { name: option }).click()
}

/** Ticks "published" on the schedule, saves, and waits until the list is back. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('tab', { name: admin('banners.schedule') }).click()
  await page.getByRole('switch', { name: admin('resources.banners.fields.isPublished') }).check()
  await save(page)
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: admin('ra.action.save'), exact: true })
  await button.click()
  await expect(button, 'saved: the list is back').toBeHidden()
}

/** Deletes the record of a title, after the console asked. */
export async function deleteByTitle(page: Page, resource: string, title: string): Promise<void> {
  const list = await openList(page, resource)
  await list.getByRole('row').filter({ hasText: title }).click()
  await page.getByRole('button', { name: admin('ra.action.delete'), exact: true }).click()
  await giveReason(page, 'Xóa bản thử')
  await expect(page, 'deleted: the list is back').toHaveURL(new RegExp(`/${resource}$`))
  await expect(list.getByRole('row').nth(1)).toBeVisible()
  await expect(list.getByRole('row').filter({ hasText: title })).toHaveCount(0)
}

/** Puts a vendor into maintenance or opens it again; the list then says what players see. */
export async function setVendor(page: Page, name: string, to: 'OPEN' | 'MAINTENANCE'): Promise<void> {
  const list = await openList(page, 'vendors')
  const row = list.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
  await row.getByRole('checkbox').check()
  await page
    .getByRole('button', { name: admin(to === 'OPEN' ? 'offers.open' : 'offers.maintain'), exact: true })
    .click()
  await giveReason(page, 'Thử bảo trì nhà cung cấp')
  await expect(row.getByText(admin(`availabilities.${to}`)).first()).toBeVisible()
}

/** Opens or closes the demo brand for maintenance, with words for the players. */
export async function setMaintenance(page: Page, brand: string, message: string | null): Promise<void> {
  const list = await openList(page, 'merchants')
  await list.getByRole('row').filter({ hasText: brand }).click()
  const isOn = message !== null
  const status = admin(isOn ? 'merchants.statusMaintenance' : 'merchants.statusNormal')
  await choose(page, admin('resources.merchants.fields.status'), status)
  if (message !== null) {
    const words = admin('merchants.messageIn', { language: 'Tiếng Việt' })
    await field(page, words).fill(message)
  }
  await page.getByRole('button', { name: admin('merchants.saveWithReason') }).click()
  const effect = admin(isOn ? 'merchants.effectMaintenance' : 'merchants.effectOpen')
  await expect(page.getByRole('dialog')).toContainText(effect)
  await giveReason(page, 'Thử bảo trì')
}

/** Chooses what a case turned out to be; `words` is where they stand. */
export async function chooseOutcome(page: Page, words: 'riskCases' | 'vendorCases', outcome: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('combobox', { name: admin(`${words}.outcome`) })
    .click()
  await page.getByRole('option', { name: admin(`${words}.outcomes.${outcome}`), exact: true }).click()
}
