import de.bwaldvogel.mongo.backend.IndexKey;
import java.util.List;

/** An index whose entries can be read in order. */
interface Ordered {
  String getName();

  List<IndexKey> getKeys();

  OrderedKeys entries();

  /** Whether every document of the collection has an entry. */
  boolean isComplete();
}
