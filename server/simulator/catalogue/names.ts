import type { KindCode } from '../play/game.ts'

type Words = readonly (readonly [vi: string, en: string])[]

/** What slots of a theme are called after. */
const slotSubjects: Readonly<Record<string, Words>> = {
  golden_dragon: [
    ['Rồng Vàng', 'Golden Dragon'],
    ['Lửa Rồng', 'Dragon Fire'],
    ['Rồng Ngọc', 'Jade Dragon'],
    ['Long Vương', 'Dragon King'],
    ['Song Long', 'Twin Dragons'],
    ['Ngũ Long', 'Five Dragons'],
    ['Rồng Thiêng', 'Sacred Dragon'],
    ['Cá Chép Hóa Rồng', 'Carp to Dragon'],
    ['Thăng Long', 'Rising Dragon'],
    ['Châu Rồng', 'Dragon Pearl'],
    ['Kim Long', 'Gilded Dragon'],
  ],
  deep_sea: [
    ['Đáy Biển Sâu', 'Deep Sea'],
    ['San Hô Đỏ', 'Red Coral'],
    ['Vịnh Ngọc Trai', 'Pearl Bay'],
    ['Hải Vương', 'Sea King'],
    ['Núi Lửa Đại Dương', 'Ocean Volcano'],
    ['Nàng Tiên Cá', 'Mermaid'],
    ['Rùa Biển', 'Sea Turtle'],
    ['Thành Phố Chìm', 'Sunken City'],
    ['Hải Đăng', 'Lighthouse'],
    ['Cá Voi Xanh', 'Blue Whale'],
    ['Sóng Bạc', 'Silver Wave'],
  ],
  neon_city: [
    ['Thành Phố Neon', 'Neon City'],
    ['Neon Sài Gòn', 'Saigon Neon'],
    ['Phố Đêm', 'Night Street'],
    ['Tay Đua Đêm', 'Night Rider'],
    ['Ánh Đèn Xanh', 'Green Lights'],
    ['Tốc Độ Neon', 'Neon Speed'],
    ['Vũ Trường', 'Dance Floor'],
    ['Sân Thượng', 'Rooftop'],
    ['Đại Lộ Ánh Sáng', 'Boulevard of Light'],
    ['Đêm Không Ngủ', 'Sleepless Night'],
    ['Nhịp Phố', 'City Beat'],
  ],
  lotus_festival: [
    ['Lễ Hội Hoa Sen', 'Lotus Festival'],
    ['Đêm Hoa Đăng', 'Lantern Night'],
    ['Sen Hồng', 'Pink Lotus'],
    ['Trống Hội', 'Festival Drums'],
    ['Hồ Sen Ngọc', 'Jade Lotus Lake'],
    ['Rằm Tháng Tám', 'Full Moon of August'],
    ['Trăng Rằm', 'Full Moon'],
    ['Thuyền Hoa', 'Flower Boat'],
    ['Cô Gái Nón Lá', 'Conical Hat Girl'],
    ['Trống Đồng', 'Bronze Drum'],
    ['Sen Vàng', 'Golden Lotus'],
  ],
  tet_spring: [
    ['Xuân Phát Lộc', 'Spring Blessings'],
    ['Tết Sum Vầy', 'Tet Reunion'],
    ['Lì Xì Đỏ', 'Red Envelope'],
    ['Mai Vàng', 'Golden Apricot'],
    ['Đào Xuân', 'Peach Blossom'],
    ['Lân Sư Rồng', 'Lion Dance'],
    ['Bánh Chưng', 'Banh Chung'],
    ['Pháo Hoa', 'Fireworks'],
    ['Đêm Giao Thừa', 'New Year Eve'],
    ['Thần Tài', 'God of Wealth'],
    ['Hái Lộc', 'First Buds'],
  ],
  pharaoh: [
    ['Pharaoh', 'Pharaoh'],
    ['Kim Tự Tháp', 'Pyramid'],
    ['Nữ Hoàng Sông Nile', 'Queen of the Nile'],
    ['Bọ Hung Vàng', 'Golden Scarab'],
    ['Mắt Thần', 'Eye of the Gods'],
    ['Lăng Mộ Cổ', 'Ancient Tomb'],
    ['Cát Vàng', 'Golden Sands'],
    ['Sách Thần', 'Book of Gods'],
    ['Mèo Thần', 'Sacred Cat'],
    ['Thần Mặt Trời', 'Sun God'],
    ['Ốc Đảo', 'Oasis'],
  ],
  fruit_party: [
    ['Trái Cây Vui Nhộn', 'Fruit Party'],
    ['Dưa Hấu', 'Watermelon'],
    ['Anh Đào Đôi', 'Twin Cherries'],
    ['Chanh Vàng', 'Yellow Lemon'],
    ['Chuông Vàng', 'Golden Bell'],
    ['Bảy Đỏ', 'Red Seven'],
    ['Vườn Nhiệt Đới', 'Tropic Garden'],
    ['Xoài Cát', 'Sweet Mango'],
    ['Thanh Long', 'Dragon Fruit'],
    ['Sầu Riêng', 'Durian'],
    ['Nho Tím', 'Purple Grapes'],
  ],
  jungle_temple: [
    ['Đền Rừng Sâu', 'Jungle Temple'],
    ['Hổ Trắng', 'White Tiger'],
    ['Voi Thần', 'Sacred Elephant'],
    ['Khỉ Vương', 'Monkey King'],
    ['Mặt Nạ Vàng', 'Golden Mask'],
    ['Báo Đêm', 'Night Panther'],
    ['Thác Ngàn', 'Thousand Falls'],
    ['Angkor Huyền Bí', 'Angkor'],
    ['Vẹt Bảy Màu', 'Rainbow Parrot'],
    ['Lửa Rừng', 'Forest Fire'],
    ['Rắn Ngọc', 'Jade Serpent'],
  ],
  space_miner: [
    ['Thợ Mỏ Vũ Trụ', 'Space Miner'],
    ['Tên Lửa', 'Rocket'],
    ['Sao Chổi', 'Comet'],
    ['Hành Tinh Đỏ', 'Red Planet'],
    ['Ngân Hà', 'Galaxy'],
    ['Trạm Không Gian', 'Space Station'],
    ['Robot Vàng', 'Golden Robot'],
    ['Đá Quý Sao', 'Star Gems'],
    ['Lỗ Đen', 'Black Hole'],
    ['Vành Đai Sao Thổ', 'Rings of Saturn'],
    ['Mưa Sao Băng', 'Meteor Rain'],
  ],
  pirate_cove: [
    ['Vịnh Hải Tặc', 'Pirate Cove'],
    ['Thuyền Trưởng', 'Captain'],
    ['Cờ Đen', 'Black Flag'],
    ['Bản Đồ Kho Báu', 'Treasure Map'],
    ['Đảo Đầu Lâu', 'Skull Island'],
    ['Hải Tặc Biển Đông', 'Eastern Pirates'],
    ['Rượu Rum', 'Rum Barrel'],
    ['Đại Bác', 'Cannon'],
    ['La Bàn Vàng', 'Golden Compass'],
    ['Vẹt Thuyền Trưởng', 'Captain Parrot'],
    ['Tàu Ma', 'Ghost Ship'],
  ],
}

/** What follows the subject; the first is nothing. */
const qualities: Words = [
  ['', ''],
  ['Đại Phát', 'Fortune'],
  ['Phát Tài', 'Riches'],
  ['May Mắn', 'Luck'],
  ['Hoàng Gia', 'Royale'],
  ['Huyền Thoại', 'Legend'],
  ['Bất Tận', 'Eternal'],
  ['Siêu Cấp', 'Deluxe'],
  ['Bùng Nổ', 'Blast'],
  ['Vận Đỏ', 'Red Luck'],
  ['Thần Tốc', 'Rush'],
  ['Bí Ẩn', 'Mystery'],
  ['Rực Rỡ', 'Glory'],
  ['Thịnh Vượng', 'Prosperity'],
  ['Tối Thượng', 'Supreme'],
  ['Vàng Ròng', 'Pure Gold'],
  ['Triệu Đô', 'Million'],
  ['Kim Cương', 'Diamond'],
  ['Ngọc Bích', 'Emerald'],
  ['Chiến Thắng', 'Victory'],
]

/** Slots with pots say so in their name. */
const jackpotQualities: Words = [
  ['Nổ Hũ', 'Jackpot'],
  ['Hũ Vàng', 'Golden Pot'],
  ['Đại Hũ', 'Grand Jackpot'],
  ['Hũ Thần Tài', 'Wealth Pot'],
  ['Triệu Phú', 'Millionaire'],
]

/** What games of the other kinds are called after, by variant where that says more than the kind. */
const subjects: Readonly<Record<string, Words>> = {
  scratch: [
    ['Cào Số Vàng', 'Golden Numbers'],
    ['Cào Nhanh', 'Quick Scratch'],
    ['Vé Cào Lộc', 'Blessing Ticket'],
    ['Cào Kim Cương', 'Diamond Scratch'],
    ['Vé Cào Sao', 'Star Ticket'],
    ['Cào Kho Báu', 'Treasure Scratch'],
    ['Vé Cào Ngọc', 'Jade Ticket'],
  ],
  'video-poker': [
    ['Xì Tố Máy', 'Video Poker'],
    ['Át Chủ Bài', 'Ace High'],
    ['Đôi Bồi', 'Jack Pair'],
    ['Hai Nhép', 'Two of Clubs'],
    ['Thùng Phá Sảnh', 'Royal Flush'],
  ],
  crash: [
    ['Tên Lửa Cất Cánh', 'Lift-Off'],
    ['Phi Công', 'Pilot'],
    ['Khinh Khí Cầu', 'Balloon'],
    ['Bay Cao', 'Fly High'],
    ['Diều Sáo', 'Singing Kite'],
  ],
  fishing: [
    ['Bắn Cá Long Vương', 'Dragon King Fishing'],
    ['Biển Sâu Săn Thưởng', 'Deep Sea Bounty'],
    ['Cá Mập Vàng', 'Golden Shark'],
    ['Ngư Ông', 'Fisherman'],
    ['Thủy Cung', 'Aquarium'],
    ['Rồng Biển', 'Sea Dragon Fishing'],
  ],
  'tien-len': [
    ['Tiến Lên Miền Nam', 'Tien Len'],
    ['Tiến Lên Bốn Nhà', 'Tien Len Four Seats'],
  ],
  'three-cards': [
    ['Ba Cây', 'Three Cards'],
    ['Cào Ba Lá', 'Cao Three Cards'],
  ],
  blackjack: [
    ['Xì Dách', 'Blackjack'],
    ['Hai Mươi Mốt', 'Twenty-One'],
  ],
  'tai-xiu': [
    ['Tài Xỉu', 'Over Under'],
    ['Ba Viên Xí Ngầu', 'Three Dice'],
  ],
  baccarat: [
    ['Baccarat Sảnh Rồng', 'Baccarat Dragon Hall'],
    ['Baccarat Sảnh Phượng', 'Baccarat Phoenix Hall'],
    ['Baccarat Sài Gòn', 'Baccarat Saigon'],
    ['Baccarat Macao', 'Baccarat Macau'],
    ['Baccarat Sảnh Ngọc', 'Baccarat Jade Hall'],
  ],
  'no-commission': [
    ['Baccarat Không Hoa Hồng', 'No Commission Baccarat'],
    ['Baccarat Siêu Sáu', 'Super Six Baccarat'],
  ],
  'dragon-tiger': [
    ['Rồng Hổ', 'Dragon Tiger'],
    ['Rồng Hổ Sảnh Vàng', 'Dragon Tiger Golden Hall'],
    ['Rồng Hổ Tranh Hùng', 'Dragon Tiger Duel'],
  ],
  football: [
    ['Bóng Đá', 'Football'],
    ['Thể Thao', 'Sportsbook'],
  ],
  esports: [
    ['Thể Thao Điện Tử', 'E-sports'],
    ['Đấu Trường Điện Tử', 'E-sports Arena'],
    ['Giải Đấu Trực Tuyến', 'Online League'],
  ],
  thomo: [
    ['Đá Gà Thomo', 'Thomo Cockfight'],
    ['Trường Gà Thomo', 'Thomo Arena'],
  ],
  peru: [
    ['Đá Gà Peru', 'Peru Cockfight'],
    ['Trường Gà Peru', 'Peru Arena'],
  ],
}

function wordsFor(kind: KindCode, theme: string, variant: string): { id: string; subjects: Words; qualities: Words } {
  if (kind === 'slot') {
    const isJackpot = variant === 'jackpot'
    return {
      id: `${theme}/${isJackpot}`,
      subjects: slotSubjects[theme] ?? [],
      qualities: isJackpot ? jackpotQualities : qualities,
    }
  }
  const id = subjects[variant] ? variant : kind
  return { id, subjects: subjects[id] ?? [], qualities }
}

/**
 * Names for one vendor's games, no two alike. They walk through all pairs of subject and quality of a theme; where a walk
 * begins and how far it steps differs from vendor to vendor, so that their lists do not read the same.
 * @param order the vendor's place among all; the first one's games get the plain names
 */
export function createNaming(order: number) {
  const given = new Map<string, number>()
  return (kind: KindCode, theme: string, variant: string) => {
    const { id, subjects: names, qualities: endings } = wordsFor(kind, theme, variant)
    const pairs = names.length * endings.length
    const place = given.get(id) ?? 0
    if (place >= pairs) throw new Error(`there are more games of ${id} than names`)
    given.set(id, place + 1)
    const at = (order * 17 + place * stepFor(order, pairs)) % pairs
    const [vi, en] = names[at % names.length] ?? ['', '']
    const [viEnding, enEnding] = endings[Math.floor(at / names.length)] ?? ['', '']
    return { vi: `${vi} ${viEnding}`.trim(), en: `${en} ${enEnding}`.trim() }
  }
}

/** A step that meets every pair once before it comes back: one without a divisor in common with their number. */
function stepFor(order: number, pairs: number): number {
  let step = 1 + ((order * 5) % pairs)
  while (greatestDivisor(step, pairs) !== 1) step++
  return step
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right)
}
