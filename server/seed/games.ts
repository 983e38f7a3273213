import type { PlatformContext } from '../platform/context.ts'
import { foldText } from '../platform/lib/fold-text.ts'
import { gameSeeds, hotGameIds, vendorSeeds } from './games-data.ts'

/** Vendors and games for everybody, and for each demo brand what of it is on offer. What is there stays as it is. */
export async function seedGames({ config, database, sites }: PlatformContext): Promise<void> {
  if (config.mode === 'LIVE') return
  const merchants = (await sites.listMerchants()).filter(({ mode }) => mode === 'DEMO')
  await database.transaction(
    async ({ query }) => {
      await query
        .insertInto('vendors')
        .values(
          vendorSeeds.map(({ code, name, slots, keepsWallets }, index) => ({
            code,
            name,
            adapter: slots > 0 ? 'hub88' : null,
            wallet_adapter: keepsWallets ? 'transfer-wallet' : null,
            position: index,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await query
        .insertInto('games')
        .values(
          gameSeeds.map((game) => ({
            id: game.id,
            vendor_code: game.vendorCode,
            game_type: game.gameType,
            game_classify: game.gameClassify,
            vendor_game_code: game.vendorGameCode,
            names: JSON.stringify(game.names),
            name_folded: foldText(`${game.names.vi} / ${game.names.en}`).toLowerCase(),
            availability: game.availability,
            has_demo: game.hasDemo,
            position: game.position,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      for (const merchant of merchants) {
        const offered = vendorSeeds.filter(({ everywhere }) => merchant.isDefault || everywhere)
        await query
          .insertInto('merchant_vendors')
          .values(
            offered.map(({ code }, index) => ({
              merchant_id: merchant.id,
              vendor_code: code,
              availability: 'OPEN',
              position: index,
            })),
          )
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await query
          .insertInto('hot_games')
          .values(hotGameIds.map((id, index) => ({ merchant_id: merchant.id, game_id: id, position: index })))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
    { patient: true },
  )
}
