import { AMETHYST, GOLD, IVORY, JADE, ONYX, ROSE, RUBY, SAPPHIRE, STEEL } from '../shapes.ts'
import type { Motif } from './motifs.ts'

type Language = 'vi' | 'en'
type Entry = readonly [motif: Motif, vi: string, en: string]

/** Who is in the name; what is; what kind of game it is; where it is; and what is promised. In this order they are drawn. */
const RANKS: readonly (readonly Entry[])[] = [
  [
    ['dragon', 'rồng|long', 'dragon|dragons'],
    ['twinDragons', 'song long', 'twin dragons'],
    ['carp', 'cá chép', 'carp|koi'],
    ['tiger', 'hổ|cọp', 'tiger|tigers'],
    ['lion', 'sư tử', 'lion|lions'],
    ['lionDance', 'lân sư rồng|múa lân|lân', 'lion dance'],
    ['phoenix', 'phượng|phượng hoàng', 'phoenix'],
    ['elephant', 'voi', 'elephant|elephants'],
    ['monkey', 'khỉ|ngộ không', 'monkey|monkeys'],
    ['panther', 'báo', 'panther|leopard|jaguar'],
    ['ox', 'trâu|bò|ngưu', 'ox|bull|bulls|buffalo'],
    ['cat', 'mèo', 'cat|cats'],
    ['snake', 'rắn', 'serpent|snake|cobra|medusa'],
    ['samurai', 'võ sĩ|samurai|ninja', 'samurai|shogun|ninja'],
    ['owl', 'cú mèo|đêm không ngủ', 'owl|sleepless night'],
    ['parrot', 'vẹt', 'parrot|parrots'],
    ['whale', 'cá voi', 'whale|whales'],
    ['shark', 'cá mập', 'shark|sharks'],
    ['turtle', 'rùa', 'turtle|turtles|tortoise'],
    ['jellyfish', 'sứa|đáy biển|đáy biển sâu|biển sâu', 'jellyfish|deep sea'],
    ['mermaid', 'tiên cá', 'mermaid|siren'],
    ['wealthGod', 'thần tài', 'god of wealth|caishen'],
    ['pharaoh', 'pharaoh|pharaon', 'pharaoh|pharaohs'],
    ['queen', 'nữ hoàng|cleopatra', 'queen|cleopatra'],
    ['scarab', 'bọ hung', 'scarab|scarabs'],
    ['robot', 'robot|người máy', 'robot|robots'],
    ['rooster', 'gà|gà trống', 'rooster|cock|chicken'],
    ['cockfight', 'đá gà|trường gà', 'cockfight|thomo arena|peru arena'],
  ],
  [
    ['coral', 'san hô', 'coral'],
    ['pearl', 'ngọc trai|châu', 'pearl|pearls'],
    ['trident', 'hải vương|đinh ba', 'sea king|trident|poseidon'],
    ['volcano', 'núi lửa', 'volcano'],
    ['columns', 'thành phố chìm|atlantis', 'sunken city|atlantis'],
    ['lighthouse', 'hải đăng', 'lighthouse'],
    ['hook', 'ngư ông|cần câu', 'fisherman|angler'],
    ['aquarium', 'thủy cung', 'aquarium'],
    ['lamp', 'phố đêm', 'night street'],
    ['helmet', 'tay đua', 'rider|racer'],
    ['trafficLight', 'đèn xanh', 'green lights'],
    ['wheel', 'tốc độ', 'speed'],
    ['discoBall', 'vũ trường', 'dance floor|disco'],
    ['cocktail', 'sân thượng', 'rooftop|cocktail'],
    ['road', 'đại lộ', 'boulevard|highway'],
    ['headphones', 'nhịp phố', 'city beat'],
    ['lotus', 'sen|hoa sen', 'lotus'],
    ['lantern', 'hoa đăng|đèn lồng', 'lantern|lanterns'],
    ['bronzeDrum', 'trống đồng', 'bronze drum'],
    ['drum', 'trống', 'drum|drums'],
    ['starLantern', 'rằm tháng tám|trung thu', 'full moon of august|mid autumn'],
    ['moon', 'trăng|trăng rằm', 'moon|full moon'],
    ['flowerBoat', 'thuyền hoa', 'flower boat'],
    ['conicalHat', 'nón lá', 'conical hat'],
    ['kumquat', 'tết', 'tet'],
    ['envelope', 'lì xì|lì xì đỏ|bao lì xì', 'red envelope|red envelopes'],
    ['branch', 'mai|xuân', 'apricot|spring|apricot blossom'],
    ['peach', 'đào|hoa đào|đào xuân', 'peach|peach blossom'],
    ['banhChung', 'bánh chưng', 'banh chung'],
    ['fireworks', 'pháo hoa', 'fireworks'],
    ['clock', 'giao thừa|đồng hồ', 'new year eve|clock'],
    ['sprout', 'hái lộc', 'first buds'],
    ['pyramid', 'kim tự tháp', 'pyramid|pyramids'],
    ['horus', 'mắt thần', 'eye of the gods|eye of horus'],
    ['tomb', 'lăng mộ|xác ướp', 'tomb|mummy'],
    ['hourglass', 'cát|cát vàng', 'sands|golden sands'],
    ['book', 'sách', 'book|books'],
    ['sunFace', 'mặt trời', 'sun|sun god'],
    ['palm', 'ốc đảo', 'oasis|palm|palms'],
    ['fruits', 'trái cây', 'fruit|fruits'],
    ['watermelon', 'dưa hấu', 'watermelon'],
    ['cherries', 'anh đào', 'cherry|cherries'],
    ['lemon', 'chanh', 'lemon|lemons'],
    ['bell', 'chuông', 'bell|bells'],
    ['sevens', 'bảy|số bảy', 'seven|sevens'],
    ['pineapple', 'dứa|vườn nhiệt đới', 'pineapple|tropic garden'],
    ['mango', 'xoài|xoài cát', 'mango'],
    ['dragonFruit', 'thanh long', 'dragon fruit'],
    ['durian', 'sầu riêng', 'durian'],
    ['grapes', 'nho', 'grape|grapes'],
    ['temple', 'đền|angkor', 'temple|temples|angkor'],
    ['mask', 'mặt nạ', 'mask|masks'],
    ['waterfall', 'thác', 'falls|waterfall'],
    ['flame', 'lửa', 'fire|flame|flames'],
    ['pickaxe', 'thợ mỏ', 'miner|miners'],
    ['rocket', 'tên lửa', 'rocket|rockets|lift off'],
    ['comet', 'sao chổi', 'comet'],
    ['planet', 'hành tinh', 'planet|planets'],
    ['galaxy', 'ngân hà', 'galaxy'],
    ['satellite', 'trạm không gian', 'space station|satellite'],
    ['gem', 'đá quý', 'gem|gems'],
    ['blackHole', 'lỗ đen', 'black hole'],
    ['saturn', 'sao thổ', 'saturn'],
    ['meteors', 'sao băng', 'meteor|meteors'],
    ['helm', 'thuyền trưởng', 'captain'],
    ['blackFlag', 'cờ đen', 'black flag'],
    ['treasureMap', 'bản đồ|bản đồ kho báu', 'map|treasure map'],
    ['skull', 'đầu lâu', 'skull|skulls'],
    ['pirates', 'hải tặc|cướp biển', 'pirate|pirates'],
    ['barrel', 'rum|rượu rum', 'rum|barrel'],
    ['cannon', 'đại bác', 'cannon|cannons'],
    ['compass', 'la bàn', 'compass'],
    ['ghostShip', 'tàu ma', 'ghost ship'],
    ['sailingShip', 'tàu|thuyền', 'ship|boat'],
    ['chest', 'kho báu', 'treasure|treasures'],
    ['plane', 'phi công|máy bay', 'pilot|aviator'],
    ['paperPlane', 'bay cao', 'fly high'],
    ['balloon', 'khinh khí cầu', 'balloon|balloons'],
    ['kite', 'diều|diều sáo', 'kite|kites'],
    ['ace', 'át|át chủ bài', 'ace|aces|ace high'],
    ['jacks', 'bồi|đôi bồi', 'jack|jack pair'],
    ['twoOfClubs', 'hai nhép', 'two of clubs'],
    ['royalFlush', 'thùng phá sảnh', 'royal flush'],
  ],
  [
    ['baccarat', 'baccarat', 'baccarat'],
    ['tickets', 'cào|vé cào|cào số vàng', 'scratch|ticket|golden numbers'],
    ['cards', 'xì tố|xì tố máy|bài', 'poker|video poker|cards'],
    ['hand', 'tiến lên', 'tien len'],
    ['threeCards', 'ba cây', 'three cards'],
    ['threeFaces', 'ba lá|cào ba lá', 'cao three cards'],
    ['blackjack', 'xì dách', 'blackjack'],
    ['twentyOne', 'hai mươi mốt', 'twenty one'],
    ['bowl', 'tài xỉu', 'over under|sic bo'],
    ['dice', 'xí ngầu|ba viên xí ngầu|xúc xắc', 'dice|three dice'],
    ['roulette', 'vòng quay|roulette', 'roulette'],
    ['football', 'bóng đá|thể thao', 'football|soccer|sportsbook'],
    ['esports', 'thể thao điện tử|đấu trường điện tử|giải đấu trực tuyến', 'e sports|esports|online league'],
    ['fish', 'cá|bắn cá', 'fish|fishing'],
    ['bingo', 'bingo', 'bingo'],
    ['balls', 'xổ số|lô tô', 'lottery|lotto'],
    ['raceCar', 'pk10|đua xe', 'pk10|racing'],
  ],
  [
    ['skyline', 'neon|thành phố|sài gòn', 'neon|city|saigon'],
    ['wave', 'sóng|biển|đại dương', 'wave|waves|sea|ocean'],
    ['roulette', 'macao|ma cao', 'macau|macao'],
  ],
  [
    ['coins', 'đại phát', 'fortune'],
    ['ingot', 'phát tài', 'riches'],
    ['clover', 'may mắn', 'luck|lucky'],
    ['crown', 'hoàng gia', 'royale|royal'],
    ['scroll', 'huyền thoại', 'legend|legends'],
    ['infinity', 'bất tận', 'eternal'],
    ['shootingStar', 'siêu cấp|sao', 'deluxe|star'],
    ['bomb', 'bùng nổ', 'blast'],
    ['envelope', 'vận đỏ', 'red luck'],
    ['bolt', 'thần tốc', 'rush'],
    ['mystery', 'bí ẩn', 'mystery'],
    ['laurel', 'rực rỡ', 'glory'],
    ['ring', 'thịnh vượng', 'prosperity'],
    ['medal', 'tối thượng', 'supreme'],
    ['goldBars', 'vàng ròng', 'pure gold'],
    ['million', 'triệu đô', 'million'],
    ['topHat', 'triệu phú', 'millionaire'],
    ['diamond', 'kim cương', 'diamond|diamonds'],
    ['emerald', 'ngọc bích', 'emerald|emeralds'],
    ['trophy', 'chiến thắng', 'victory'],
    ['sprout', 'lộc', 'blessing|blessings'],
    ['jackpot', 'nổ hũ', 'jackpot'],
    ['pot', 'hũ|hũ vàng', 'pot|golden pot'],
    ['grandPot', 'đại hũ', 'grand jackpot'],
    ['wealthPot', 'hũ thần tài', 'wealth pot'],
  ],
]

/** Colours that a figure wears. */
const COATS: readonly (readonly [coat: string, vi: string, en: string])[] = [
  [GOLD, 'vàng|kim', 'gold|golden|gilded|yellow'],
  [JADE, 'ngọc', 'jade|green'],
  [RUBY, 'đỏ', 'red|crimson'],
  [IVORY, 'trắng', 'white'],
  [STEEL, 'bạc', 'silver'],
  [SAPPHIRE, 'xanh', 'blue'],
  [ROSE, 'hồng', 'pink'],
  [AMETHYST, 'tím', 'purple'],
  [ONYX, 'đen', 'black'],
]

/** Words of names that say something else than their parts. */
const SILENT = { vi: 'bảy màu|không hoa hồng|biển đông', en: 'no commission' }

interface Sense {
  readonly motif?: Motif
  readonly rank: number
  readonly coat?: string
}

const dictionaryOf = (language: Language) => {
  const of = <Row extends readonly [unknown, string, string]>(row: Row) => row[language === 'vi' ? 1 : 2].split('|')
  return new Map<string, Sense>([
    ...SILENT[language].split('|').map((phrase) => [phrase, { rank: -1 }] as const),
    ...COATS.flatMap((row) => of(row).map((phrase) => [phrase, { rank: -1, coat: row[0] }] as const)),
    ...RANKS.flatMap((rows, rank) =>
      rows.flatMap((row) => of(row).map((phrase) => [phrase, { motif: row[0], rank }] as const)),
    ),
  ])
}
const DICTIONARIES = { vi: dictionaryOf('vi'), en: dictionaryOf('en') }
const LENGTHS = [4, 3, 2, 1]

/** What a name is about. */
export interface Meaning {
  /** The most important first, no motif twice; a being (rank 0) before a thing, and so on. */
  readonly motifs: readonly { readonly motif: Motif; readonly rank: number }[]
  readonly coat: string | undefined
}

/** What is drawn for a game's name: its Vietnamese words say it, else the English ones. */
export function meaningOf(names: Readonly<Record<string, string | undefined>>): Meaning {
  const { vi = '', en = '' } = names
  const readings = [read(vi, 'vi'), read(en, 'en'), read(vi, 'en')]
  return (
    readings.find(({ motifs }) => motifs.length > 0) ?? { motifs: [], coat: readings.find(({ coat }) => coat)?.coat }
  )
}

/** Reads a name word by word; of the phrases that begin at one, the longest counts. */
function read(name: string, language: Language): Meaning {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const senses: Sense[] = []
  for (let place = 0; place < words.length; ) {
    const length = lengthAt(words, place, language)
    const sense = DICTIONARIES[language].get(words.slice(place, place + length).join(' '))
    if (sense) senses.push(sense)
    place += Math.max(1, length)
  }
  const motifs = senses
    .flatMap(({ motif, rank }) => (motif ? [{ motif, rank }] : []))
    .toSorted((left, right) => left.rank - right.rank)
    .filter(({ motif }, index, all) => all.findIndex((other) => other.motif === motif) === index)
  return { motifs, coat: senses.find(({ coat }) => coat)?.coat }
}

function lengthAt(words: readonly string[], place: number, language: Language): number {
  return LENGTHS.find((length) => DICTIONARIES[language].has(words.slice(place, place + length).join(' '))) ?? 0
}
