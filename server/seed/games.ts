import type { PlatformContext } from '../platform/context.ts'
import type { Transaction } from '../platform/db/connection.ts'
import { foldText } from '../platform/lib/fold-text.ts'
import { type GameSeed, gameSeeds, hotGameIds, maxWinGameIds, sampleOf } from './games-data.ts'
import { vendorSeeds, vendorsEverywhere } from './vendors-data.ts'

/**
 * Vendors and games for everybody, and for each demo brand what of it is on offer. What is there stays as it is.
 * @param isWhole all games; else a sample of every vendor and kind
 */
export async function seedGames({ config, database, sites }: PlatformContext, isWhole: boolean): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchants = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO')
  await database.transaction(
    async (tx) => {
      await insertVendors(tx)
      await insertGames(tx, isWhole ? gameSeeds : sampleOf(gameSeeds))
      for (const { id, isDefault } of merchants) {
        await offerVendors(tx, id, isDefault)
        await offerGames(tx, id)
        await choose(tx, id, 'HOT', hotGameIds)
        await choose(tx, id, 'MXWIN', maxWinGameIds)
      }
      // Not every database does so by itself, PGlite never: without it, sorted lists read the whole catalogue.
      if (isWhole) await tx.script('analyze vendors, games, merchant_vendors, merchant_games')
    },
    { patient: true },
  )
}

async function insertVendors({ query }: Transaction): Promise<void> {
  await query
    .insertInto('vendors')
    .values(
      vendorSeeds.map(({ code, name, adapter, walletAdapter }, position) => ({
        code,
        name,
        adapter,
        wallet_adapter: walletAdapter,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One statement for all: ten thousand rows by themselves would take a minute. */
async function insertGames(tx: Transaction, games: readonly GameSeed[]): Promise<void> {
  await tx.raw(
    `insert into games (id, vendor_code, game_type, game_classify, vendor_game_code, names, name_folded, availability,
                        has_demo, position, motif, listed_at)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::jsonb[], $7::text[], $8::text[],
                          $9::boolean[], $10::int4[], $11::text[], $12::timestamptz[])
     on conflict do nothing`,
    [
      games.map(({ id }) => id),
      games.map(({ vendorCode }) => vendorCode),
      games.map(({ gameType }) => gameType),
      games.map(({ gameClassify }) => gameClassify),
      games.map(({ vendorGameCode }) => vendorGameCode),
      games.map(({ names }) => JSON.stringify(names)),
      games.map(({ names }) => foldText(`${names.vi} / ${names.en}`).toLowerCase()),
      games.map(({ availability }) => availability),
      games.map(({ hasDemo }) => hasDemo),
      games.map(({ position }) => position),
      games.map(({ motif }) => motif),
      games.map(({ listedAt }) => listedAt.toISOString()),
    ],
  )
}

async function offerVendors({ query }: Transaction, merchantId: string, isDefault: boolean): Promise<void> {
  const offered = vendorSeeds.filter(({ code }) => isDefault || vendorsEverywhere.has(code))
  await query
    .insertInto('merchant_vendors')
    .values(
      offered.map(({ code }, position) => ({
        merchant_id: merchantId,
        vendor_code: code,
        availability: 'OPEN',
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Every game of the vendors on offer, in the order of the catalogue. */
async function offerGames(tx: Transaction, merchantId: string): Promise<void> {
  await tx.raw(
    `insert into merchant_games (merchant_id, game_id, vendor_code, game_type, game_classify, position)
     select offer.merchant_id, games.id, games.vendor_code, games.game_type, games.game_classify, games.position
       from games join merchant_vendors offer on offer.vendor_code = games.vendor_code
      where offer.merchant_id = $1
     on conflict do nothing`,
    [merchantId],
  )
}

/** A place of the lobby that is empty gets these games, as far as the brand offers them. */
async function choose(tx: Transaction, merchantId: string, list: string, ids: readonly string[]): Promise<void> {
  await tx.raw(
    `insert into chosen_games (merchant_id, list, game_id, position)
     select mine.merchant_id, $2, mine.game_id, wanted.position - 1
       from unnest($3::uuid[]) with ordinality as wanted (game_id, position)
       join merchant_games mine on mine.merchant_id = $1 and mine.game_id = wanted.game_id
      where not exists (select 1 from chosen_games where merchant_id = $1 and list = $2)`,
    [merchantId, list, ids],
  )
}
