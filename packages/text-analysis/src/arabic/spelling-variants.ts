import { normalise } from "../normalise.ts";

/** Names and loan words that are written in several ways: the one they are kept by, then the others; `_` where some write two words. */
const NAMES = `
غوغل جوجل قوقل كوكل، إنستغرام إنستقرام إنستجرام إنستاغرام إنستاجرام إنستا إنستا_غرام، واتساب واتس_اب واتس_أب واتسب وتساب واتس
فيسبوك فيس_بوك فيسبوك الفيس، يوتيوب يوتوب يو_تيوب، تويتر تويتير، سناب_شات سنابشات سناب، تيك_توك تيكتوك
تيليجرام تلغرام تلجرام تيليغرام تليجرام تليغرام تيلجرام تيلغرام تلقرام تيليقرام، لينكدإن لنكدإن لينكد_إن لنكد_إن، أبوظبي أبو_ظبي
إنجليزي إنكليزي إنقليزي، إنجليزية إنكليزية إنقليزية، إنجليز إنكليز، إنجلترا إنكلترا، كمبيوتر كومبيوتر، تلفزيون تليفزيون، تلفون تليفون
فيديو فديو، إيميل إي_ميل، إنترنت إنترنيت، ديجيتال ديجتال، أونلاين أون_لاين، كابتشينو كابوتشينو كبتشينو، شوكولاتة شوكلاتة شوكولا شوكولاته
برغر برجر برقر، همبرغر هامبرغر همبرجر هامبرجر، غرام جرام، كيلوغرام كيلوجرام كيلو_غرام كيلو_جرام، مايكروسوفت ميكروسوفت مايكرو_سوفت
سامسونج سامسونغ سامسونق، هاشتاق هاشتاغ هاشتاج هاش_تاق هاش_تاغ، بودكاست بودكست بود_كاست، كتالوج كتالوغ كاتالوج كاتالوغ، لوجو لوغو لوقو
آيفون أيفون آي_فون، أندرويد اندرويد إندرويد، نيويورك نيو_يورك، بلوجر بلوقر بلوغر، إنفلونسر إنفلوينسر، ماركتنج ماركتينج ماركتينغ ماركتنق
بزنس بيزنس، سناك سناكس، دولفين دلفين، إنفوجرافيك إنفوغرافيك إنفوقرافيك إنفو_جرافيك، جرافيك غرافيك قرافيك، جيجا غيغا قيقا، ميجا ميغا ميقا
سيلفي سلفي، أوتوماتيك أتوماتيك، ساندويتش سندويتش ساندوتش سندوتش، آيسكريم آيس_كريم، كرواسون كروسان كرواسان
`;

const byVariant = new Map<string, string>();
const byTwoWords = new Map<string, string>();
for (const name of NAMES.trim().split(/[،\n]/u)) {
  const [first = "", ...others] = name.trim().split(" ");
  const kept = normalise(first.replace("_", ""));
  for (const written of [first, ...others]) {
    const variant = normalise(written.replace("_", " "));
    if (variant.includes(" ")) byTwoWords.set(variant, kept);
    else if (variant !== kept) byVariant.set(variant, kept);
  }
}

/** The spelling that a word is kept by which is written in several ways; both normalised. */
export const keptSpelling = (word: string): string => byVariant.get(word) ?? word;

/** The one word that some write as these two; all normalised. */
export const joinedName = (first: string, second: string): string | undefined => byTwoWords.get(`${first} ${second}`);
