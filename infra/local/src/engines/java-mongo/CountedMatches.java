import de.bwaldvogel.mongo.bson.Document;
import java.util.List;

/** A pipeline as drivers send it for countDocuments: $match, perhaps $skip and $limit, and a group of all that counts. */
record CountedMatches(Document filter, int skip, int limit) {
  private static final Document COUNT = new Document("_id", 1).append("n", new Document("$sum", 1));

  /** Null when the pipeline is another one. */
  static CountedMatches of(Document aggregate) {
    if (!(aggregate.get("pipeline") instanceof List<?> stages) || stages.size() < 2) return null;
    if (!((Document) stages.get(0)).keySet().contains("$match")) return null;
    if (!new Document("$group", COUNT).equals(stages.get(stages.size() - 1))) return null;
    int skip = 0;
    int limit = 0;
    for (Object stage : stages.subList(1, stages.size() - 1)) {
      Document document = (Document) stage;
      if (document.get("$skip") instanceof Number number && limit == 0) skip = number.intValue();
      else if (document.get("$limit") instanceof Number number) limit = number.intValue();
      else return null;
    }
    return new CountedMatches((Document) ((Document) stages.get(0)).get("$match"), skip, limit);
  }
}
