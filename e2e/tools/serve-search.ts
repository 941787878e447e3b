import { startFakeSearch } from "@muhtawa/testkit";

/** What every search of the journeys finds: nothing but excerpts, whose pages there aren't. */
const search = await startFakeSearch({ port: Number(process.env["PORT"]) });
search.find({
  results: [
    {
      url: "https://implants.example/healing",
      title: "Implants explained",
      content: "An implant heals within three to six months, says the clinic's study.",
    },
    {
      url: "https://implants.example/ar/healing",
      title: "الزراعة خطوة بخطوة",
      content: "تلتئم الزراعة خلال ثلاثة إلى ستة أشهر، كما تقول دراسة العيادة.",
    },
  ],
});
